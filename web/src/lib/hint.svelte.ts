// The enlarged text of a piece: by hover, focus or a long press.
import { on } from "svelte/events";

export type Hint = { title: string; lines: string[]; rule?: string; why?: string };

const HOVER = 400;
const PRESS = 500;

class Hints {
  shown = $state.raw<(Hint & { x: number; y: number; above: boolean }) | null>(null);
  private timer = 0;

  show(node: Element, hint: Hint): void {
    clearTimeout(this.timer);
    const sheet = document.querySelector("dialog[open]");
    if (sheet && !sheet.contains(node)) return; // what it belongs to is covered
    const box = node.getBoundingClientRect();
    const above = box.top > window.innerHeight / 2;
    const x = Math.min(Math.max(box.left + box.width / 2, 150), window.innerWidth - 150);
    this.shown = { ...hint, x, y: above ? box.top - 8 : box.bottom + 8, above };
  }

  later(node: Element, hint: Hint, wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(node, hint), wait);
  }

  hide = (): void => {
    clearTimeout(this.timer);
    this.shown = null;
  };
}

export const hints = new Hints();

/** Whether some of a text has no room: the whole of it is worth a hint. */
export const isCut = (node: Element): boolean =>
  [node, ...node.querySelectorAll("*")].some(
    (each) => each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 1,
  );

/** `{@attach hinted(...)}`: the description shown on hover, focus or a long press. */
export function hinted(
  hint: Hint | null,
  hideOnClick = true,
  wanted: (node: Element) => boolean = () => true,
): (node: Element) => () => void {
  return (node) => {
    if (hint === null) return () => {};
    node.setAttribute("data-hinted", "");
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse" && wanted(node))
        hints.later(node, hint, HOVER);
    };
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "mouse" && wanted(node))
        hints.later(node, hint, PRESS);
    };
    const focus = () => node.matches(":focus-visible") && hints.show(node, hint);
    const heard: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", press],
      ["pointerleave", hints.hide],
      ["pointercancel", hints.hide],
      ...(hideOnClick ? [["click", hints.hide] as [string, () => void]] : []),
      ["focus", focus],
      ["blur", hints.hide],
    ];
    // A piece that is removed loses the focus while the page is being drawn: only `on` leaves that first.
    const off = heard.map(([name, hear]) => on(node, name, hear));
    return () => {
      for (const stop of off) stop();
      node.removeAttribute("data-hinted");
      hints.hide();
    };
  };
}
