// How the question at the bottom shows a turn: which answers have their own places, which need
// care, and what the gold button offers.
import type { Choice } from "../../generated/messages";
import type { QuestionKind } from "../../generated/messages";
import type { Desk } from "../../lib/desk";
import { heroOf } from "./facts";
import { aimInHand, figureOf, waysToFigure } from "./ways";
import { BAG_CHOICES, HERE_CHOICES } from "./words";
import { say } from "./say";

const ACTING: (QuestionKind | undefined)[] = ["hero_acts", "ally_acts"];
const ENDING = ["leave", "done"];
/** Questions whose way out ends an act, an activation or a turn. */
const LONG: (QuestionKind | undefined)[] = ["hero_acts", "ally_acts", "overlord_acts"];
/** Questions about a whole turn: once an answer is laid out, it is what counts. */
const WHOLE_TURNS: (QuestionKind | undefined)[] = [...LONG, "heroes_act"];
const ATTACKS = ["fight", "shoot", "unarmed"]; // their place is the enemy
const HANDY = ["open", "look"]; // what is most often wanted of a place

/** Whether an answer has its place in the bag or among what can be done here. */
const hasPlace = (family: string): boolean =>
  BAG_CHOICES.includes(family) || HERE_CHOICES.includes(family);
export const isDeed = ({ family }: Choice): boolean => HERE_CHOICES.includes(family);
export const isElsewhere = (desk: Desk<"conan">, { family }: Choice): boolean =>
  ACTING.includes(desk.decision?.asked?.kind) && (hasPlace(family) || ATTACKS.includes(family));

/** Whether a slip must not give an answer. */
export const isCareful = (desk: Desk<"conan">, { family }: Choice): boolean =>
  ENDING.includes(family) || (family === "pass" && LONG.includes(desk.decision?.asked?.kind));

/** Whether nothing is left to do but what the bag offers. */
export function isBagOnly(desk: Desk<"conan">): boolean {
  const { decision } = desk;
  if (!ACTING.includes(decision?.asked?.kind) || decision?.begun) return false;
  const others = (decision?.asked?.choices ?? []).filter(({ family }) => family !== "pass");
  return others.length > 0 && others.every(({ family }) => BAG_CHOICES.includes(family));
}

/** Who was named by mistake is taken back: the game offers a way out only after an act. */
function anotherHero(desk: Desk<"conan">): Lead | null {
  const { decision } = desk;
  const stuck = isBagOnly(desk) && decision?.wayOut === null;
  if (!stuck || !decision?.session.position?.undo.free) return null;
  return { label: say("conan-another-hero"), act: () => decision.session.undo() };
}

export type Lead = { label: string; act: () => void };

/** The most useful thing to do while nothing is laid out. */
export function leadOf(desk: Desk<"conan">): Lead | null {
  const { decision } = desk;
  if (!decision?.asked || decision.begun || decision.offeredRoutes.length > 0) return null;
  const strikes = (decision.asked.routes ?? []).filter(({ kind }) => kind === "strike");
  const targets = [...new Set(strikes.map(({ piece }) => piece))];
  const [first] = targets;
  if (first)
    return {
      label: say("conan-lead-attack", { targets: targets.length }),
      act: () => decision.aim(waysToFigure(desk, first)),
    };
  const handy = decision.choices.find(({ family }) => HANDY.includes(family));
  if (handy && ACTING.includes(decision.asked.kind))
    return { label: desk.describe(handy), act: () => decision.pick(handy) };
  const acts = decision.choices.find(
    ({ family, piece }) => family === "act" && (heroOf(desk.view, piece ?? "")?.available ?? 0) > 0,
  );
  if (acts) return { label: desk.describe(acts), act: () => decision.play(acts) };
  return anotherHero(desk);
}

const gemsLaid = (desk: Desk<"conan">): number =>
  Number(desk.decision?.laid.find(({ family }) => family === "gems")?.piece ?? 0);

/** What is being done: the attack, walk or act that is laid out. */
export function headlineOf(desk: Desk<"conan">): string {
  const { decision, words } = desk;
  if (!decision?.begun || !WHOLE_TURNS.includes(decision.asked?.kind)) return "";
  const { route, laid } = decision;
  if (route?.kind === "walk")
    return say("conan-doing-walk", { zone: words.texts.name("zone", route.piece) });
  if (route?.kind === "strike") {
    const target = words.name("figure", route.piece);
    const paid = typeof route.values["wound"] !== "number"; // else the dice are known already
    const gems = paid ? gemsLaid(desk) : "none";
    return say("conan-doing-strike", { target, gems });
  }
  const [first] = laid;
  if (first?.family === "tile") {
    const cost = desk.view.river.find(({ tile }) => tile === first.piece)?.cost ?? 0;
    const left = desk.view.overlord.available - cost;
    return say("conan-doing-tile", { tile: words.name("tile", first.piece ?? ""), cost, left });
  }
  const parts = [
    ...(route ? [words.route(route)] : []),
    ...laid.map((each) => desk.describe(each)),
  ];
  return parts.join(" · ");
}

/** What the gold button says of the walk or attack in hand. */
export function goWords(desk: Desk<"conan">): string {
  const route = desk.decision?.route;
  const [first] = desk.decision?.laid ?? [];
  const tile = desk.view.river.find(
    (each) => first?.family === "tile" && each.tile === first.piece,
  );
  if (tile) return say("conan-go-tile", { cost: tile.cost });
  if (!route) return "";
  if (route.kind === "walk") return say("conan-go-walk", { gems: Number(route.values["gems"]) });
  if (route.kind === "strike") return say("conan-go-strike", { gems: gemsLaid(desk) });
  return "";
}

/** The chances of the attack in hand with the gems counted out, as the server told them. */
function aimNote(desk: Desk<"conan">): string {
  const { decision } = desk;
  const view = decision?.trial?.position.view;
  const aim = view && "attack" in view ? view.attack?.aim : null;
  if (!aim) return "";
  const odds = aim.odds.find(({ gems }) => gems === gemsLaid(desk));
  if (!odds) return say("conan-count-gems");
  const left = heroOf(desk.view, decision?.route ? figureOf(decision.route) : "")?.available ?? 0;
  return [
    say("conan-odds", { wound: odds.wound, kill: odds.kill }),
    say("conan-left-for-defence", { gems: left - odds.gems }),
  ].join(" ");
}

/** What the table should know of the walk or attack in hand, or of who cannot move. */
export function noteOf(desk: Desk<"conan">): string {
  const { decision, words } = desk;
  const route = decision?.route;
  if (route?.kind === "walk") {
    const left = heroOf(desk.view, figureOf(route));
    const kept = left
      ? [say("conan-left-for-defence", { gems: Number(route.values["available"]) })]
      : [];
    return [`${words.route(route)}.`, ...kept].join(" ");
  }
  if (route && aimInHand(desk)) return aimNote(desk);
  if (isBagOnly(desk)) return say("conan-bag-only", { stops: decision?.wayOut ? "yes" : "no" });
  const blocked = desk.view.acting?.blocked;
  if (!decision?.asked || decision.begun || !blocked) return "";
  const { figure, skill } = blocked;
  if (!figure) return say("conan-stuck");
  return say("conan-blocked", {
    figure: words.texts.name("figure", figure),
    skill: skill ? words.texts.name("skill", skill) : "",
  });
}
