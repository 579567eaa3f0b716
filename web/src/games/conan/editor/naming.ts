// Names of the parts of a scenario, in the reader's language.
import { capital, Texts } from "../../../lib/text.svelte";
import type { Words } from "../../../lib/words";
import { say } from "../say";
import { NO_COLOUR, type Piece } from "./model";

export const texts = new Texts("conan");

export const unitName = (unit: string): string => capital(texts.name("tile", unit));
export function tileName(unit: string, colour: string = NO_COLOUR): string {
  const key = colour === NO_COLOUR ? unit : `${unit}_${colour}`;
  return capital(texts.has(`tile-${key}`) ? texts.name("tile", key) : texts.name("tile", unit));
}
export const cardName = (card: string): string =>
  texts.has(`card-${card}`) ? capital(texts.name("card", card)) : card;
export const zoneTitle = (map: string, zone: string): string => {
  const name = texts.has(`zone-${map}_${zone}`) ? texts.name("zone", `${map}_${zone}`) : "";
  return name && name !== zone ? `${zone} · ${name}` : zone;
};

export function pieceName(piece: Piece): string {
  const many = piece.count > 1 ? ` ×${piece.count}` : "";
  if (piece.kind === "hero") return capital(texts.name("hero", piece.id));
  if (piece.kind === "chest" || piece.kind === "entry") return say(`editor-${piece.kind}`);
  if (piece.kind === "token") return cardName(piece.id) + many;
  if (piece.kind === "hidden") return say("editor-maybe", { token: cardName(piece.id) });
  return tileName(piece.id, piece.colour) + many;
}

/** What a value of a parameter is called; words that are no pieces stay as they are. */
export function optionName(kind: string, value: string, words: Words, map: string): string {
  if (kind === "unit" || kind === "tile") return unitName(value);
  if (kind === "hero" || kind === "heroes") return words.name("hero", value);
  if (kind === "card" || kind === "token") return cardName(value);
  if (kind === "zones") return zoneTitle(map, value);
  if (kind === "dice") return words.name("colour", value);
  if (kind === "side") return words.name("side", value);
  return value;
}
