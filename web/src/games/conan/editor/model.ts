// A scenario being made: the same tables as in its file, and what a click changes in them.
// The server's checker says what is allowed; this module does not know.
import type { UnitInfo } from "../../../generated/messages";

export type Row = Record<string, unknown>;
export type Spot = { zone: string; count: number };
export type TileRow = Row & { tile: string; colour?: string; figures?: Spot[]; aside?: number };
export type AllyRow = Row & { unit: string; colour?: string; figures: Spot[] };
export type HeroRow = Row & { id: string; zone?: string; equipment?: string[]; allies?: AllyRow[] };
export type TokenRow = Row & { id: string; kind: string; zone?: string };
export type DoorRow = Row & { id: string; border: string[] };
export type EventRow = Row & { tile: string; choose: number | string; options: Row[] };
export type ObjectiveRow = Row & { side: string; when: string; all?: Row[]; any?: Row[] };
export type Gems = { available: number; fatigue: number; recovery: number };
export type Doc = Row & {
  map: string;
  turn_limit: number;
  heroes_min: number;
  heroes_max: number;
  hero: HeroRow[];
  overlord: Row;
  river: TileRow[];
  objective: ObjectiveRow[];
  token?: TokenRow[];
  door?: DoorRow[];
  event?: EventRow[];
  rule?: Row[];
  chests?: Row & { difficulty: number; zones: string[]; deck: string[] };
  reinforcement?: Row & { zones: string[] };
};

/** What a click on a zone puts there. */
export type Brush =
  | { kind: "unit"; unit: string; colour: string; leader: string | null }
  | { kind: "hero"; hero: string }
  | { kind: "token"; token: string; weight: number; hidden: boolean }
  | { kind: "chest" }
  | { kind: "entry" }
  | { kind: "door" }
  | { kind: "eraser" };

const USUAL: Gems = { available: 8, fatigue: 3, recovery: 5 };
export const NO_COLOUR = "none";

export function blank(map: string, schema: number): Doc {
  return {
    schema,
    id: "my_scenario",
    name_en: "My scenario",
    name_fr: "Mon scénario",
    map,
    first_side: "heroes",
    turn_limit: 8,
    heroes_min: 1,
    heroes_max: 1,
    hero: [],
    overlord: { max_activations: 2, heroes_1: { ...USUAL } },
    river: [],
    objective: [],
  };
}

/** A model that the server read from a file; parts that the file lacks are empty. */
export function asDoc(model: Row, map: string, schema: number): Doc {
  return { ...blank(map, schema), ...model } as Doc;
}

/** One of ours as the start of another: under an id of its own. */
export function asOwn(doc: Doc): Doc {
  const id = String(doc.id);
  return { ...doc, id: id.startsWith("my_") ? id : `my_${id}` };
}

/** A scenario after a change; the one before stays as it was. */
export function changed(doc: Doc, change: (doc: Doc) => void): Doc {
  const next = structuredClone(doc);
  change(next);
  countHeroes(next);
  return next;
}

const colourOf = (row: { colour?: string }): string => row.colour ?? NO_COLOUR;
const gemsKey = (heroes: number): string => `heroes_${heroes}`;
export const gemsOf = (doc: Doc, heroes: number): Gems =>
  (doc.overlord[gemsKey(heroes)] as Gems | undefined) ?? USUAL;
export function setGems(doc: Doc, heroes: number, gems: Partial<Gems>): void {
  doc.overlord[gemsKey(heroes)] = { ...gemsOf(doc, heroes), ...gems };
}

/** Keep the numbers that follow from the heroes: how many there are, and gems for each number. */
function countHeroes(doc: Doc): void {
  doc.heroes_max = Math.max(1, doc.hero.length);
  doc.heroes_min = Math.max(1, Math.min(doc.heroes_min, doc.heroes_max));
  for (const key of Object.keys(doc.overlord)) {
    const heroes = Number(/^heroes_(\d+)$/u.exec(key)?.[1]);
    if (heroes < doc.heroes_min || heroes > doc.heroes_max) delete doc.overlord[key];
  }
  for (let heroes = doc.heroes_min; heroes <= doc.heroes_max; heroes++)
    doc.overlord[gemsKey(heroes)] ??= { ...USUAL };
}

// -- figures in zones ----------------------------------------------------------------------

function addSpot(spots: Spot[], zone: string): void {
  const here = spots.find((spot) => spot.zone === zone);
  if (here) here.count += 1;
  else spots.push({ zone, count: 1 });
}

/** Take one figure out of a zone; say whether there was one. */
function takeSpot(spots: Spot[], zone: string): boolean {
  const place = spots.findIndex((spot) => spot.zone === zone);
  const here = spots[place];
  if (!here) return false;
  here.count -= 1;
  if (here.count <= 0) spots.splice(place, 1);
  return true;
}

export const tileOf = (doc: Doc, unit: string, colour: string): number =>
  doc.river.findIndex(
    (row) => row.tile === unit && colourOf(row) === colour && !("same_figure_as" in row),
  );

function addUnit(doc: Doc, zone: string, unit: UnitInfo, colour: string): void {
  const found = doc.river[tileOf(doc, unit.id, colour)];
  if (found) {
    addSpot((found.figures ??= []), zone);
    return;
  }
  const row: TileRow = { tile: unit.id };
  if (colour !== NO_COLOUR) row.colour = colour;
  if (unit.life > 1) row.life = unit.life;
  doc.river.push({ ...row, figures: [{ zone, count: 1 }] });
}

function addAlly(doc: Doc, zone: string, unit: UnitInfo, colour: string, leader: string): void {
  const hero = doc.hero.find((row) => row.id === leader);
  if (!hero) return;
  const allies = (hero.allies ??= []);
  const found = allies.find((row) => row.unit === unit.id && colourOf(row) === colour);
  if (found) addSpot(found.figures, zone);
  else
    allies.push({
      unit: unit.id,
      ...(colour === NO_COLOUR ? {} : { colour }),
      figures: [{ zone, count: 1 }],
    });
}

function toggled(list: string[], one: string): string[] {
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
}

/** Put what the brush holds into a zone; `before`: the zone clicked before, for a door. */
export function place(
  doc: Doc,
  brush: Brush,
  zone: string,
  units: readonly UnitInfo[],
  before: string | null = null,
): void {
  if (brush.kind === "unit") {
    const unit = units.find((each) => each.id === brush.unit);
    if (!unit) return;
    if (brush.leader === null) addUnit(doc, zone, unit, brush.colour);
    else addAlly(doc, zone, unit, brush.colour, brush.leader);
  } else if (brush.kind === "hero") {
    const found = doc.hero.find((row) => row.id === brush.hero);
    if (found) found.zone = zone;
    else doc.hero.push({ id: brush.hero, zone, equipment: [] });
  } else if (brush.kind === "token") placeToken(doc, brush, zone);
  else if (brush.kind === "chest") {
    doc.chests ??= { difficulty: 2, zones: [], deck: [] };
    doc.chests.zones = toggled(doc.chests.zones, zone);
    if (doc.chests.zones.length === 0 && doc.chests.deck.length === 0) delete doc.chests;
  } else if (brush.kind === "entry") {
    const zones = (doc.reinforcement?.zones ?? []).filter((each) => each !== "any");
    doc.reinforcement = { ...doc.reinforcement, zones: toggled(zones, zone) };
  } else if (brush.kind === "door" && before !== null && before !== zone) {
    const doors = (doc.door ??= []);
    doors.push({ id: `door_${doors.length + 1}`, border: [before, zone], lock: 2 });
  } else if (brush.kind === "eraser") erase(doc, zone);
}

function placeToken(
  doc: Doc,
  { token, weight, hidden }: { token: string; weight: number; hidden: boolean },
  zone: string,
): void {
  const tokens = (doc.token ??= []);
  let row = tokens.find((each) => each.id === token);
  if (!row) {
    row = { id: token, kind: hidden ? "captive" : "object", weight };
    tokens.push(row);
  }
  if (hidden) {
    const candidates = (row.hidden as { candidates?: string[] } | undefined)?.candidates ?? [];
    row.hidden = { candidates: toggled(candidates, zone) };
    delete row.zone;
  } else {
    row.zone = zone;
    delete row.hidden;
  }
}

/** Whatever a zone holds, as the map shows it. */
export type Piece = {
  kind: "tile" | "ally" | "hero" | "token" | "hidden" | "chest" | "entry" | "statue";
  id: string;
  zone: string;
  colour: string;
  count: number;
  /** Its place among the rows of its kind. */
  row: number;
};

export function piecesOf(doc: Doc): Piece[] {
  const found: Piece[] = [];
  const add = (kind: Piece["kind"], id: string, zone: unknown, row: number, more = {}): void => {
    if (typeof zone === "string")
      found.push({ kind, id, zone, row, colour: NO_COLOUR, count: 1, ...more });
  };
  doc.river.forEach((tile, row) => {
    for (const { zone, count } of tile.figures ?? [])
      add("tile", tile.tile, zone, row, { count, colour: colourOf(tile) });
  });
  doc.hero.forEach((hero, row) => {
    add("hero", hero.id, hero.zone, row);
    for (const ally of hero.allies ?? [])
      for (const { zone, count } of ally.figures)
        add("ally", ally.unit, zone, row, { count, colour: colourOf(ally) });
  });
  doc.token?.forEach((token, row) => {
    add("token", token.id, token.zone, row);
    const { candidates = [] } = (token.hidden ?? {}) as { candidates?: string[] };
    for (const zone of candidates) add("hidden", token.id, zone, row);
    for (const zone of (token.zones ?? []) as string[]) add("hidden", token.id, zone, row);
    for (const spot of [...((token.figures ?? []) as Row[]), ...((token.places ?? []) as Row[])]) {
      const statue = token.kind === "petrified";
      add(statue ? "statue" : "token", String(statue ? spot.unit : token.id), spot.zone, row, {
        count: Number(spot.count ?? 1),
      });
    }
  });
  for (const zone of doc.chests?.zones ?? []) add("chest", "chest", zone, 0);
  for (const zone of doc.reinforcement?.zones ?? []) add("entry", "entry", zone, 0);
  return found;
}

/** Take one piece of a kind out of a zone. */
export function take(doc: Doc, piece: Piece): void {
  const { kind, zone, row } = piece;
  if (kind === "tile") {
    const tile = doc.river[row];
    if (tile?.figures) takeSpot(tile.figures, zone);
    if (tile && (tile.figures ?? []).length === 0 && !tile.aside) doc.river.splice(row, 1);
  } else if (kind === "hero") doc.hero.splice(row, 1);
  else if (kind === "ally") takeAlly(doc, piece);
  else if (kind === "token" || kind === "hidden" || kind === "statue") takeToken(doc, piece);
  else if (kind === "chest" && doc.chests)
    doc.chests.zones = doc.chests.zones.filter((each) => each !== zone);
  else if (kind === "entry" && doc.reinforcement)
    doc.reinforcement.zones = doc.reinforcement.zones.filter((each) => each !== zone);
}

function takeAlly(doc: Doc, { id, zone, row, colour }: Piece): void {
  const hero = doc.hero[row];
  const ally = hero?.allies?.find((each) => each.unit === id && colourOf(each) === colour);
  if (!hero || !ally) return;
  takeSpot(ally.figures, zone);
  hero.allies = (hero.allies ?? []).filter((each) => each.figures.length > 0);
  if (hero.allies.length === 0) delete hero.allies;
}

function takeToken(doc: Doc, { kind, zone, row }: Piece): void {
  const token = doc.token?.[row];
  if (!token) return;
  if (token.zone === zone) delete token.zone;
  if (kind === "hidden")
    for (const held of [token, (token.hidden ?? {}) as Row])
      for (const key of ["candidates", "zones"])
        if (Array.isArray(held[key]))
          held[key] = (held[key] as string[]).filter((each) => each !== zone);
  for (const key of ["figures", "places"])
    if (Array.isArray(token[key])) takeSpot(token[key] as Spot[], zone);
  const rest = piecesOf({ ...doc, river: [], hero: [], chests: undefined, token: [token] } as Doc);
  if (
    !rest.some((piece) => ["token", "hidden", "statue"].includes(piece.kind)) &&
    !token.created_when
  )
    doc.token?.splice(row, 1);
}

/** Take away what was put last into a zone. */
export function erase(doc: Doc, zone: string): void {
  const here = piecesOf(doc).filter((piece) => piece.zone === zone);
  const last = here.at(-1);
  if (last) take(doc, last);
}

// -- the river, other rows -----------------------------------------------------------------

export function moved<T>(rows: T[], from: number, to: number): T[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, row);
  return next;
}

/** An event tile with an event of its own, so that both can be filled in. */
export function addEvent(doc: Doc, tile: string): void {
  doc.river.push({ tile });
  (doc.event ??= []).push({ tile, choose: 1, options: [] });
}

export function removeTile(doc: Doc, place: number): void {
  const [row] = doc.river.splice(place, 1);
  if (row && doc.event) doc.event = doc.event.filter((event) => event.tile !== row.tile);
  if (doc.event?.length === 0) delete doc.event;
}

/** Take another map: what stands in zones that it has not is taken away. */
export function setMap(doc: Doc, map: string, zones: readonly string[]): void {
  doc.map = map;
  for (const hero of doc.hero) if (hero.zone && !zones.includes(hero.zone)) delete hero.zone;
  for (let left = piecesOf(doc); ; left = piecesOf(doc)) {
    const gone = left.find((piece) => piece.kind !== "hero" && !zones.includes(piece.zone));
    if (!gone || gone.zone === "any") break;
    take(doc, gone);
  }
  doc.door = doc.door?.filter((door) => door.border.every((zone) => zones.includes(zone)));
  if (!doc.door?.length) delete doc.door;
}

/** What a written word of a file stands for: a number, yes or no, a list, a table, or itself. */
export function readValue(text: string): unknown {
  const word = text.trim();
  if (word === "") return undefined;
  if (/^-?\d+$/u.test(word)) return Number(word);
  if (word === "true" || word === "false") return word === "true";
  if (/^[[{]/u.test(word)) {
    try {
      return JSON.parse(word) as unknown;
    } catch {
      return word;
    }
  }
  return word;
}
export const writeValue = (value: unknown): string =>
  value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
