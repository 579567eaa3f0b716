// Keyboard control of the whole game.
import type { Decision } from "./decision.svelte";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

type Doors = {
  decision: () => Decision;
  session: () => Session;
  takeBack: () => void;
  log: () => void;
  rule: () => void;
  help: () => void;
  text: () => void;
  blocked: () => boolean;
};

/** Where keys are letters, or belong to the element itself. */
export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Escape folds up what was unfolded around the focus, before it means anything else. */
export function closeDetails(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !(event.target instanceof Element)) return;
  const open = event.target.closest<HTMLDetailsElement>("details[open]");
  if (!open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
  event.stopPropagation();
  event.preventDefault(); // a dialog around it stays
}

export function tableKeys(doors: Doors): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "l") doors.log();
    else if (doors.blocked()) return;
    else if (key === "u" || key === "z") doors.takeBack();
    else if (key === "r") doors.rule();
    else if (key === "h" || key === "?") doors.help();
    else if (key === "t") doors.text();
    else if (key.startsWith("arrow") && walk(key)) event.preventDefault();
    else if (key === " " && doors.session().behind > 0) doors.session().showNow();
    else if (!answer(doors.decision(), key, event.target)) return;
    event.preventDefault();
  };
}

const WAYS: Record<string, { x: number; y: number }> = {
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
};

/** From one legal piece or answer to the nearest in a direction; false: there is none to go to. */
function walk(key: string): boolean {
  const way = WAYS[key];
  const goals = [
    ...document.querySelectorAll<HTMLElement>("button.legal, .prompt .acts button:enabled"),
  ].filter((node) => node.offsetParent !== null);
  const here = goals.includes(document.activeElement as HTMLElement)
    ? (document.activeElement as HTMLElement)
    : null;
  if (!way || goals.length === 0) return false;
  const nearest = here ? nearestOf(here, goals, way) : goals[0];
  document.body.classList.add("keys");
  nearest?.focus();
  return nearest !== undefined;
}

function nearestOf(
  here: HTMLElement,
  goals: HTMLElement[],
  way: { x: number; y: number },
): HTMLElement | undefined {
  const middle = (node: HTMLElement) => {
    const box = node.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const from = middle(here);
  const ranked = goals.flatMap((node) => {
    const to = middle(node);
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    return node !== here && ahead > 1 ? [{ node, far: ahead + 2 * aside }] : []; // straight on is nearer
  });
  return ranked.sort((a, b) => a.far - b.far)[0]?.node;
}

/** Answer the question by a key; false: the key means nothing here. */
export function answer(decision: Decision, key: string, target: EventTarget | null): boolean {
  document.body.classList.add("keys");
  const offered = /^[1-9]$/.test(key) ? decision.offeredRoutes[Number(key) - 1] : undefined;
  if (offered) {
    decision.take(offered);
    return true;
  }
  const nth = /^[1-9]$/.test(key) ? decision.numbered[Number(key) - 1] : undefined;
  if (nth) {
    if (decision.choices.some((choice) => choice.action === nth.action)) decision.pick(nth);
    else if (decision.isLaid(nth)) decision.unpick(nth);
    return true;
  }
  if (key === "escape") {
    decision.clear();
    return true;
  }
  const folds = target instanceof Element && target.tagName === "SUMMARY";
  if (key === "enter" && folds) return false;
  const yes = settings.language === "fr" ? "o" : "y";
  const pressed = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  const main = key === yes || (key === "enter" && (!pressed || decision.ready));
  if (main && decision.last) decision.play(decision.last);
  else if (main && decision.begun) decision.send();
  else if (main && decision.main) decision.give(decision.main);
  else if (key === "n" && decision.wayOut) decision.give(decision.wayOut);
  else return false;
  return true;
}
