// Descriptions of the zones, figures, cards and choices of Conan.
import type { ConanView, Die, Hero } from "../../generated/conan";
import type { Choice } from "../../generated/messages";
import type { Desk } from "../../lib/desk";
import type { Hint } from "../../lib/hint.svelte";
import { capital } from "../../lib/text.svelte";
import type { Words } from "../../lib/words";
import { CARDS, heroOf, isHero, SPELLS, unitOf } from "./facts";
import { doorLines, figureSigns, zoneSigns } from "./signs";
import { say } from "./say";

/** Choices that lie on the same piece: a touch plays the first there is, the others are buttons. */
export const ZONE_CHOICES = ["move", "run", "leap", "wreck", "unlock", "zone"];
export const FIGURE_CHOICES = ["figure", "extra", "volley", "web", "magic", "command", "act"];
export const CARD_CHOICES = ["card", "fight", "shoot"];
/** What else can be done with a card: the menu of the bag. */
export const BAG_CHOICES = ["use", "give", "throw", "drop"];
/** What can be done where a hero stands. */
export const HERE_CHOICES = [
  "open",
  "look",
  "batter",
  "pick",
  "take",
  "mount",
  "dismount",
  "tear",
  "leave",
];
export const DIE_CHOICES = ["free", "supported", "paid"];
export const TILE_CHOICES = ["tile", "clean"];
export const GROUPS = [
  ZONE_CHOICES,
  FIGURE_CHOICES,
  CARD_CHOICES,
  DIE_CHOICES,
  TILE_CHOICES,
  ["gems"],
  ["box"],
  ["cast"],
];

export const spots = (families: string[], piece: string): string[] =>
  families.map((family) => `${family}:${piece}`);

const LETTERS: Record<Die, string> = {
  yellow: "die-letter-yellow",
  orange: "die-letter-orange",
  red: "die-letter-red",
};
export const dieLetter = (die: Die): string => say(`conan-${LETTERS[die]}`);
export const diceWords = (dice: Die[]): string => dice.map(dieLetter).join(" ");

/** Whether a hero is active or rests, or what became of the figure. */
export function standing(words: Words, hero: Hero): string {
  const state = hero.active ? "conan-active" : "conan-resting";
  const gender = words.texts.gender("hero", hero.hero);
  return say(hero.fate === "in_play" ? state : `conan-fate-${hero.fate}`, { gender });
}

export function cardHint(desk: Desk<"conan">, id: string): Hint {
  const text = textOf(desk.words, "card", id);
  const weight = say("conan-card-weight", { weight: CARDS[id]?.weight ?? 0 });
  return { title: desk.words.name("card", id), lines: [text || weight] };
}

/** The text of a card, spell or skill; nothing where a piece has none. */
function textOf({ texts }: Words, thing: string, id: string): string {
  const key = `${thing}-${id}-text`;
  return texts.has(key) ? texts.say(key) : "";
}

export const skillHint = ({ words }: Desk<"conan">, id: string): Hint => ({
  title: words.name("skill", id),
  lines: [textOf(words, "skill", id)].filter(Boolean),
});

export function spellHint({ words }: Desk<"conan">, id: string): Hint {
  const spell = SPELLS[id];
  const cost = say("conan-spell-cost", { gems: spell?.cost ?? 0 });
  const reaction = spell?.reaction ? [say("conan-spell-reaction")] : [];
  return {
    title: words.name("spell", id),
    lines: [textOf(words, "spell", id), cost, ...reaction].filter(Boolean),
  };
}

/** The skills of a unit, each with its sentence. */
export const skillLines = ({ words }: Desk<"conan">, figure: string): string[] =>
  (unitOf(figure)?.skills ?? []).map((skill) =>
    [words.name("skill", skill), textOf(words, "skill", skill)].filter(Boolean).join(". "),
  );

/** What is printed of a unit: by one of its figures, or by its tile. */
export function unitLines(figure: string): string[] {
  const unit = unitOf(figure);
  if (!unit) return [];
  const lines = [say("conan-unit", { armour: unit.armour ?? 0, move: unit.move ?? 0 })];
  if (unit.melee) lines.push(say("conan-card-melee", { dice: diceWords(unit.melee.dice) }));
  if (unit.ranged) lines.push(say("conan-card-ranged", { dice: diceWords(unit.ranged.dice) }));
  return lines;
}

export function figureHint(desk: Desk<"conan">, figure: string, life: number): Hint {
  const hero = isHero(figure) ? heroOf(desk.view, figure) : undefined;
  const lines = hero
    ? [
        say("conan-gems-of", {
          available: hero.available,
          fatigue: hero.fatigue,
          wounds: hero.wounds,
        }),
      ]
    : [say("conan-life", { life }), ...unitLines(figure), ...skillLines(desk, figure)];
  return {
    title: desk.words.name("figure", figure),
    lines: [...figureSigns(desk, figure).map((sign) => capital(sign.text)), ...lines],
  };
}

/** What a zone is, holds and costs: steps with their hindrance, sight and what is in its way. */
/** The figures of a tile that are on the board. */
export const figuresOf = (view: ConanView, tile: string): ConanView["units"] =>
  view.units.filter(({ figure }) => figure === tile || figure.replace(/_\d+$/u, "") === tile);

/** Pieces by name, those alike counted. */
export function listed(words: Words, thing: string, pieces: string[]): string {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts]
    .map(([piece, count]) => words.name(thing, piece) + (count > 1 ? ` ×${count}` : ""))
    .join(", ");
}

export function zoneHint(desk: Desk<"conan">, zone: string): Hint {
  const view = desk.view;
  const here = view.zones.find((each) => each.zone === zone);
  const { acting } = view;
  const lines: string[] = [];
  if (acting && acting.zone !== zone) {
    const step = acting.steps.find((each) => each.zone === zone);
    if (step) lines.push(say("conan-step", { points: step.cost, hindrance: acting.hindrance }));
    const who = desk.words.texts.name("figure", acting.figure);
    lines.push(say(acting.sees.includes(zone) ? "conan-seen" : "conan-unseen", { figure: who }));
  }
  lines.push(
    ...[...zoneSigns(desk, zone).map((sign) => sign.text), ...doorLines(desk, zone)].map(capital),
  );
  if (here?.chest)
    lines.push(
      say("conan-chest", { difficulty: view.chest_difficulty ?? 0 }),
      capital(desk.words.texts.say("board-chest-deck", { cards: view.chest_deck_size })),
    );
  if (here?.cards?.length)
    lines.push(
      say("conan-lies", {
        cards: here.cards.map((id) => desk.words.texts.name("card", id)).join(", "),
      }),
    );
  if (view.captive_hidden_in === zone) lines.push(say("conan-captive-here"));
  else if (view.captive_may_be_in.includes(zone)) lines.push(say("conan-captive-maybe"));
  return { title: desk.words.name("zone", zone), lines };
}

/** A zone for the screen reader: its name, what has changed in it and who stands there. */
export function zoneLabel(desk: Desk<"conan">, zone: string): string {
  const here = desk.view.zones.find((each) => each.zone === zone);
  const signs = zoneSigns(desk, zone).map((sign) => sign.text);
  return [
    desk.words.name("zone", zone),
    ...signs,
    ...(here?.figures ?? []).map((figure) => desk.words.texts.name("figure", figure)),
  ].join(", ");
}

/** A choice in words; a step tells its cost. */
export function describeChoice(choice: Choice, view: ConanView, words: Words): string {
  const step = view.acting?.steps.find((each) => each.zone === choice.piece);
  if (choice.family === "move" && step)
    return say("conan-move", {
      zone: words.texts.name("zone", choice.piece ?? ""),
      points: step.cost,
    });
  return words.action(choice);
}
