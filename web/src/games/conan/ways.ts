// Walks, strikes and spells as single answers: which of them a touched zone or figure stands for.
import type { ConanView } from "../../generated/conan";
import type { Choice, Route } from "../../generated/messages";
import type { Desk } from "../../lib/desk";
import { told, type Why } from "../../lib/why";
import { CARDS, heroOf, isHero } from "./facts";
import { figureSigns } from "./signs";
import { FIGURE_CHOICES, GROUPS, spots, ZONE_CHOICES } from "./words";

const STEPS = ["move", "run"];
const AIMED = ["strike", "cast"];
const WHO_ACTS = "act";

export const figureOf = ({ values: { figure } }: Route): string =>
  Array.isArray(figure) ? figure[1] : "";

/** Whether a target can be touched: not while something else is asked of the move in hand. */
function mayAim(desk: Desk<"conan">): boolean {
  const { decision } = desk;
  return decision != null && (!decision.more || decision.question?.kind === "move_figure");
}

/** The walks that a touched zone stands for; none where the question is about zones itself. */
export function waysToZone(desk: Desk<"conan">, zone: string): Route[] {
  const { decision } = desk;
  if (!decision || !mayAim(desk) || decision.choices.some((choice) => choice.family === "zone"))
    return [];
  return narrowed(
    desk,
    decision.routesTo("zone", zone).filter((route) => route.kind === "walk"),
  );
}

/** The strikes and spells that a touched figure stands for, unless it is an answer itself. */
export function waysToFigure(desk: Desk<"conan">, figure: string): Route[] {
  const { decision } = desk;
  if (!decision || !mayAim(desk) || decision.at(...spots(FIGURE_CHOICES, figure))) return [];
  const [exact, other] = [figure, twinOf(desk, figure)].map((each) =>
    decision.routesTo("figure", each).filter((route) => AIMED.includes(route.kind)),
  );
  return narrowed(desk, (exact?.length ? exact : other) ?? []);
}

/** Of figures that are alike the game names one: touching another means the same. */
function twinOf(desk: Desk<"conan">, figure: string): string {
  const look = lookOf(desk, figure);
  const found = desk.view.units.find(
    (unit) => lookOf(desk, unit.figure) === look && isAimedAt(desk, unit.figure),
  );
  return found?.figure ?? figure;
}

const isAimedAt = (desk: Desk<"conan">, figure: string): boolean =>
  desk.decision?.routesTo("figure", figure).some((route) => AIMED.includes(route.kind)) ?? false;

/** What tells figures apart: those of a unit in a zone look alike unless their states differ. */
function lookOf(desk: Desk<"conan">, figure: string): string {
  const unit = desk.view.units.find((each) => each.figure === figure);
  if (!unit) return figure;
  const signs = figureSigns(desk, figure).map((sign) => sign.text);
  return JSON.stringify([figure.replace(/_\d+$/u, ""), unit.zone, unit.life, unit.marks, signs]);
}

/** The figures that stay behind follow one that has moved: no piece stands for that. */
export const likewise = (desk: Desk<"conan">): Route[] =>
  (desk.decision?.asked?.routes ?? []).filter((route) => route.kind === "likewise");

/** Whether one step needs no mark and no button: a walk leads there, or a walk is in hand. */
export function isCovered(desk: Desk<"conan">, family: string, zone: string): boolean {
  if (!STEPS.includes(family)) return false;
  return desk.decision?.route?.kind === "walk" || waysToZone(desk, zone).length > 0;
}

/** Whether a choice is played by touching its piece; figures off the board have none. */
export function isOnBoard(desk: Desk<"conan">, choice: Choice): boolean {
  const { family, piece } = choice;
  const group = GROUPS.find((families) => families.includes(family));
  if (!group || piece === null) return false;
  if (group === FIGURE_CHOICES && !stands(desk.view, piece)) return false;
  if (group === ZONE_CHOICES && isCovered(desk, family, piece)) return true;
  if (group === ZONE_CHOICES && waysToZone(desk, piece).length > 0) return false; // a touch walks there
  return desk.decision?.at(...spots(group, piece)) === choice;
}

function stands(view: ConanView, figure: string): boolean {
  return view.units.some((unit) => unit.figure === figure) || heroOf(view, figure)?.zone != null;
}

/** Those of the figure in hand, if it has any; of figures that are alike, those of one. */
function narrowed(desk: Desk<"conan">, routes: Route[], toHand = true): Route[] {
  const inHand = routes.filter((route) => toHand && figureOf(route) === figureInHand(desk));
  const seen = new Set<string>();
  return (inHand.length > 0 ? inHand : routes).filter((route) => {
    const look = likeness(desk, route);
    return !seen.has(look) && seen.add(look);
  });
}

/** Who was named for what is laid out, or else acts. */
function figureInHand(desk: Desk<"conan">): string | null {
  const { route = null, laid = [] } = desk.decision ?? {};
  if (route) return figureOf(route);
  const [first] = laid;
  return first && FIGURE_CHOICES.includes(first.family)
    ? first.piece
    : (desk.view.acting?.figure ?? null);
}

/** What tells two routes apart: which of two figures that look alike goes does not. */
const likeness = (desk: Desk<"conan">, route: Route): string =>
  JSON.stringify([route.kind, lookOf(desk, figureOf(route)), { ...route.values, figure: "" }]);

/** The zones on the way of the walk in hand, as far as they are known. */
export function onTheWay(desk: Desk<"conan">): string[] {
  const { route, trial } = desk.decision ?? {};
  if (route?.kind !== "walk") return [];
  return (trial?.events ?? []).flatMap(({ name, what }) =>
    name === "moved" && what !== null && what !== route.piece ? [what] : [],
  );
}

/** Why a hero cannot attack an enemy: too far, out of sight, protected; undefined: no hero is to act. */
export function whyNoAttack(
  desk: Desk<"conan">,
  figure: string,
): (() => Promise<Why | null>) | undefined {
  const { decision, view } = desk;
  const enemy = !isHero(figure) && view.units.some((unit) => unit.figure === figure && !unit.ally);
  const kind = decision?.asked?.kind;
  if (!decision || !enemy || (kind !== "hero_acts" && kind !== "heroes_act")) return undefined;
  return async () => {
    const { session, asked } = decision;
    const named = (asked?.choices ?? []).find(
      (choice) => choice.family === WHO_ACTS && heroOf(view, choice.piece ?? "")?.seat === desk.me,
    );
    const before = kind === "heroes_act" && named ? [named.action] : [];
    const explained = await session.whyNot({ family: "figure", piece: figure }, before);
    return told(desk, explained?.answers[0]?.reason);
  };
}

/** The strike or spell in hand, aimed at a figure. */
export function aimInHand(desk: Desk<"conan">): Route | null {
  const route = desk.decision?.route ?? null;
  return route && route.thing === "figure" && AIMED.includes(route.kind) ? route : null;
}

/** All ways to attack the figure at which the one in hand is aimed. */
export const waysLike = (desk: Desk<"conan">, { thing, piece }: Route): Route[] =>
  narrowed(
    desk,
    (desk.decision?.routesTo(thing, piece) ?? []).filter((route) => AIMED.includes(route.kind)),
    false,
  );

/** Whether the chains to choose from are attacks on one figure: then their card chooses. */
export const areAimed = (routes: Route[]): boolean =>
  routes.length > 0 &&
  routes.every((route) => route.thing === "figure" && AIMED.includes(route.kind));

/** Whether an attack throws what strikes as well: the weapon stays where it lands. */
export const isThrown = ({ values: { way, card } }: Route): boolean =>
  way === 1 && Array.isArray(card) && CARDS[card[1]]?.melee !== undefined;

/** The attack to show first: the first that keeps its weapon. */
export const handiest = (routes: Route[]): Route | undefined =>
  routes.find((route) => !isThrown(route)) ?? routes[0];
