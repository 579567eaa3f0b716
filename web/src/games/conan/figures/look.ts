// How a figure looks: whose it is, what it is, which of several it is, and its state.
import unitFacts from "../../../../../src/tablee/games/conan/facts/units.toml";
import heroFacts from "../../../../../src/tablee/games/conan/facts/heroes.toml";

/** The outline: heroes bear the shape of their seat, allies a shield. */
export type Family =
  | "seat-1"
  | "seat-2"
  | "seat-3"
  | "seat-4"
  | "ally"
  | "fighter"
  | "shooter"
  | "beast"
  | "lieutenant"
  | "monster";

/** The ring of a tile: a colour and a pattern, so that colour alone tells nothing. */
export type Ring = { colour: string; dash: string; double: boolean };

export type Look = {
  icon: string;
  family: Family;
  ring: Ring;
  /** The colour of the seat that leads a hero or an ally. */
  seat: string | null;
  /** Which of several figures of one tile. */
  number: number | null;
  /** Life left and at the start, where it is more than one. */
  life: { left: number; most: number } | null;
};

type Unit = { id: string; class: string; melee?: object; ranged?: object };
const UNITS = new Map((unitFacts.unit as Unit[]).map((unit) => [unit.id, unit]));
const HEROES = new Set((heroFacts.hero as { id: string }[]).map((hero) => hero.id));

const SEATS = ["#63d6c6", "#f5a3bd", "#cfdc72", "#b9abf7"];
const RINGS: Record<string, Ring> = {
  blue: { colour: "#6cb4ff", dash: "", double: false },
  red: { colour: "#ff7d70", dash: "3.1 1.1", double: false },
  green: { colour: "#6fdb9b", dash: "", double: true },
  purple: { colour: "#c99bff", dash: ".1 1.35", double: false },
  orange: { colour: "#ffb04a", dash: "2.2 .8 .3 .8", double: false },
};
const PLAIN: Ring = { colour: "#e2d3b8", dash: "", double: false };
const BEASTS = ["hyenas", "conans_lion", "zelatas_wolf", "camel", "tentacles"];

/** A figure's id in parts: "pict_hunters_blue_2" is the second of the Pict Hunters with blue bases. */
export function partsOf(figure: string): { unit: string; colour: string; number: number | null } {
  const numbered = /^(.*)_(\d+)$/u.exec(figure.replace(/_second$/u, ""));
  const bare = numbered?.[1] ?? figure.replace(/_second$/u, "");
  const number = numbered ? Number(numbered[2]) : null;
  const coloured = /^(.*)_([a-z]+)$/u.exec(bare);
  const [, unit = "", colour = ""] = coloured ?? [];
  if (!UNITS.has(bare) && !HEROES.has(bare) && UNITS.has(unit) && colour in RINGS)
    return { unit, colour, number };
  return { unit: bare, colour: "none", number };
}

// The list of drawings is every game's, so it names none: these are called by what they show.
const SHOWS: Record<string, string> = {
  conan: "barbarian",
  conan_mercenary: "mercenary",
  conan_the_general: "general",
  conan_the_wanderer: "wanderer",
  conan_warlord: "warlord",
  conans_lion: "lion",
};

/** The drawing of a unit, a hero or a tile; two units never share one. */
export function silhouetteOf(figure: string): string {
  const { unit } = partsOf(figure);
  return `figure-${SHOWS[unit] ?? unit}`;
}
export const ringOf = (figure: string): Ring => RINGS[partsOf(figure).colour] ?? PLAIN;

export function familyOf(figure: string): Family {
  const unit = UNITS.get(partsOf(figure).unit);
  if (BEASTS.includes(unit?.id ?? "")) return "beast";
  if (unit?.class === "lieutenant" || unit?.class === "monster") return unit.class;
  return unit?.ranged && !unit.melee ? "shooter" : "fighter";
}

/** The radius of a figure in board units: lieutenants and monsters are larger. */
export function radiusOf(family: Family): number {
  if (family === "monster") return 4.1;
  if (family === "lieutenant") return 3.5;
  return family.startsWith("seat") ? 3.05 : 2.6;
}

const seatColour = (place: number): string => SEATS[place % SEATS.length] ?? PLAIN.colour;

/** A hero, by the place among the heroes of the table. */
export const heroLook = (hero: string, place: number): Look => ({
  icon: silhouetteOf(hero),
  family: (["seat-1", "seat-2", "seat-3", "seat-4"] as const)[place % 4] ?? "seat-1",
  ring: PLAIN,
  seat: seatColour(place),
  number: null,
  life: null,
});

/** A unit or an ally; `leader` is the place of the hero whose ally it is. */
export function unitLook(
  figure: string,
  {
    life,
    most = life,
    ally,
    leader,
  }: { life: number; most?: number; ally: boolean; leader: number },
): Look {
  return {
    icon: silhouetteOf(figure),
    family: ally ? "ally" : familyOf(figure),
    ring: ringOf(figure),
    seat: ally ? seatColour(Math.max(0, leader)) : null,
    number: partsOf(figure).number,
    life: most > 1 || life > 1 ? { left: life, most: Math.max(most, life) } : null,
  };
}

const LIFE = 0.95; // board units around a figure, for its arc of life
const GAP = 0.95; // board units between two figures
/** The room that a figure takes, in board units. */
export function breadthOf({ family, life }: Look): number {
  const radius = radiusOf(family);
  return 2 * (life ? radius * 1.2 + LIFE : radius) + GAP;
}
