// The table of Conspiracy in sentences, with what everything is worth.
import type { Chamber } from "../../generated/conspiracy";
import type { Desk } from "../../lib/desk";
import { capital, ended, listed } from "../../lib/text.svelte";
import type { Told } from "../parts";
import { COLOURS, METALS, PEARL_MASTER_POINTS, placed, SPACES } from "./facts";
import { locationHint, spaceLabel } from "./lords";
import { say } from "./say";

export function told(desk: Desk<"conspiracy">): Told {
  return {
    table: table(desk),
    sides: desk.view.chambers.map((chamber) => chamberOf(desk, chamber)),
  };
}

function table(desk: Desk<"conspiracy">): string[] {
  const { view, words } = desk;
  const named = (lords: readonly string[]) =>
    listed(lords.map((id) => words.texts.name("lord", id)));
  const piles = COLOURS.map((colour) =>
    say("conspiracy-told-pile", {
      colour: words.texts.name("colour", colour),
      lords: named(view.discards[colour]),
      count: view.discards[colour].length,
    }),
  );
  const open = view.available.map((id) => {
    const { title, lines } = locationHint(desk, id);
    return ended([title, ...lines]);
  });
  const master = view.pearl_master;
  return [
    ...(view.last_turns === null ? [] : [say("conspiracy-ending", { turns: view.last_turns })]),
    say("conspiracy-told-deck", { cards: view.deck_size }),
    ...piles,
    ...(view.drawn.length > 0 ? [say("conspiracy-told-drawn", { lords: named(view.drawn) })] : []),
    master === null
      ? say("conspiracy-no-master")
      : say("conspiracy-master", {
          player: words.players[master] ?? "",
          pearls: view.pearls_on_track,
          points: PEARL_MASTER_POINTS,
        }),
    say("conspiracy-told-locations", { count: open.length }),
    ...open,
  ];
}

function chamberOf(desk: Desk<"conspiracy">, chamber: Chamber): string[] {
  const spaces = chamber.lords.flatMap((lord, space) =>
    lord === null ? [] : [`${capital(spaceLabel(desk, chamber, space))}.`],
  );
  const keys = METALS.map((metal) =>
    say("conspiracy-told-keys", {
      key: desk.words.texts.name("key", metal),
      count: chamber.keys[metal],
    }),
  );
  return [
    say("conspiracy-told-side", {
      lords: placed(chamber),
      most: SPACES,
      pearls: chamber.pearls,
      keys: listed(keys),
    }),
    ...(chamber.points === null ? [] : [say("conspiracy-told-points", { points: chamber.points })]),
    ...spaces,
  ];
}
