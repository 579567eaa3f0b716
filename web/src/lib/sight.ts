// On a phone the board scrolls: what a new question is about is scrolled into view.
import type { Desk } from "./desk";
import { calm } from "./motion";
import { PHONE } from "./screen";

/** `{@attach inSight(desk)}` on a board: unless a possible piece is in sight, the first one is shown. */
export function inSight(desk: Desk): (board: HTMLElement) => (() => void) | undefined {
  return (board) => {
    if (desk.decision?.question == null || !window.matchMedia?.(PHONE).matches) return;
    const frame = requestAnimationFrame(() => show(board));
    return () => cancelAnimationFrame(frame);
  };
}

function show(board: HTMLElement): void {
  const { top, bottom } = board.getBoundingClientRect();
  const pieces = [...board.querySelectorAll(".legal")];
  const seen = pieces.some((piece) => {
    const box = piece.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  });
  if (!seen) pieces[0]?.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
}
