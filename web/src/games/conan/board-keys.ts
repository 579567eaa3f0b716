// The keys of this board, beside those of every table: what Help lists as `conan-key-<name>`.
import type { Desk } from "../../lib/desk";
import { typing } from "../../lib/keys";
import { isCareful } from "./turn";
import { aimInHand, waysLike } from "./ways";

export const BOARD_KEYS = ["weapon", "bag", "talents", "end", "sight", "names", "plan", "zoom"];
type Place = "bag" | "talents";

/** Take the next weapon or spell for the attack in hand. */
function nextWeapon(desk: Desk<"conan">): void {
  const inHand = aimInHand(desk);
  if (!inHand) return;
  const ways = waysLike(desk, inHand);
  const next = ways[(ways.indexOf(inHand) + 1) % ways.length];
  if (next && next !== inHand) desk.decision?.take(next);
}

/** Lay out what ends an act or a turn; the gold button or Enter gives it. */
function layOutTheEnd(desk: Desk<"conan">): void {
  const { decision } = desk;
  const end = decision?.choices.find(
    (choice) => isCareful(desk, choice) && choice.family !== "leave",
  );
  if (end && !decision?.begun) decision?.pick(end);
}

/** What a key does on this board; `open` brings a panel of the hero to the fore. */
export function boardKey(
  event: KeyboardEvent,
  desk: Desk<"conan">,
  open: (place: Place) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  if (key === "w") nextWeapon(desk);
  else if (key === "f") layOutTheEnd(desk);
  else if (key === "b") open("bag");
  else if (key === "s") open("talents");
  else return;
  document.body.classList.add("keys");
}
