// The values offered for a parameter. The checker decides which are allowed.
import type { ScenarioLists } from "../../../generated/messages";
import type { MapFile } from "../facts";
import type { Doc } from "./model";

const each = (list: Iterable<string>): string[] => [...new Set(list)];

export function offered(
  kind: string,
  doc: Doc,
  lists: ScenarioLists,
  map: MapFile | null,
): string[] {
  const tokens = (doc.token ?? []).map((token) => token.id);
  const doors = (doc.door ?? []).map((door) => door.id);
  switch (kind) {
    case "dice":
      return lists.dice;
    case "zones":
      return (map?.zone ?? []).map((zone) => zone.id);
    case "unit":
    case "tile":
      return each([
        ...doc.river.filter((row) => !lists.event_tiles.includes(row.tile)).map((row) => row.tile),
        ...((doc.reserve ?? []) as { unit: string }[]).map((row) => row.unit),
        ...doc.hero.flatMap((hero) => (hero.allies ?? []).map((ally) => ally.unit)),
      ]);
    case "hero":
    case "heroes":
      return doc.hero.map((hero) => hero.id);
    case "card":
      return lists.equipment;
    case "token":
      return tokens;
    case "door":
      return doors;
    case "doors":
      return [...doors, "all"];
    case "border_kind":
      return Object.keys(map?.border_kind ?? {});
    case "side":
      return lists.sides;
    case "tag":
      return each((map?.zone ?? []).flatMap((zone) => zone.tags ?? []));
    case "counter":
    case "counters":
      return lists.counters;
    default:
      return [];
  }
}
