// The whole game by keyboard.
import type { Decision } from "./decision.svelte";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

type Doors = {
  decision: () => Decision;
  session: () => Session;
  log: () => void;
  rule: () => void;
  help: () => void;
  blocked: () => boolean;
};

/** Where keys are letters, or belong to the element itself. */
function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

export function tableKeys(doors: Doors): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "l") doors.log();
    else if (doors.blocked()) return;
    else if (key === "u") doors.session().undo();
    else if (key === "r") doors.rule();
    else if (key === "?") doors.help();
    else if (key === " " && doors.session().behind > 0) doors.session().showNow();
    else if (!answer(doors.decision(), key, event.target)) return;
    event.preventDefault();
  };
}

/** Answer the question by a key; false: the key means nothing here. */
export function answer(decision: Decision, key: string, target: EventTarget | null): boolean {
  document.body.classList.add("keys");
  if (decision.keys?.(key)) return true;
  const nth = /^[1-9]$/.test(key) ? decision.choices[Number(key) - 1] : undefined;
  if (nth) {
    decision.pick(nth);
    return true;
  }
  if (key === "escape") {
    decision.clear();
    return true;
  }
  const yes = settings.language === "fr" ? "o" : "y";
  const pressed = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  const main = key === yes || (key === "enter" && (!pressed || decision.chosen !== null));
  if (main && decision.main) decision.play(decision.main);
  else if (key === "n" && decision.wayOut) decision.play(decision.wayOut);
  else return false;
  return true;
}
