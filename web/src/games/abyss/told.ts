// The table of Abyss in sentences, with what everything costs and is worth.
import type { Side } from "../../generated/abyss";
import type { Desk } from "../../lib/desk";
import { ended, listed } from "../../lib/text.svelte";
import type { Told } from "../parts";
import { LORDS, lordsOf, RACES } from "./facts";
import { influence, locationHint, lordHint } from "./lords";
import { say } from "./say";

export function told(desk: Desk<"abyss">): Told {
  return { table: table(desk), sides: desk.view.sides.map((side) => sideOf(desk, side)) };
}

function table(desk: Desk<"abyss">): string[] {
  const { view, words } = desk;
  const cards = view.track.map((card) => words.texts.name("card", card));
  const stacks = RACES.map((race, i) =>
    say("abyss-told-some", { what: words.texts.say(`race-${race}`), count: view.stacks[i] ?? 0 }),
  );
  const lords = view.court.map((id) => {
    const { title, lines } = lordHint(desk, id);
    return ended([title, ...lines]);
  });
  const open = [...view.drawn, ...view.available].map((id) => {
    const { title, lines } = locationHint(desk, id, null, view.worths?.[id] ?? null);
    return ended([title, ...lines]);
  });
  return [
    ...(view.ending ? [say("abyss-ending", { turns: view.last_turns })] : []),
    say("abyss-told-track", { cards: listed(cards), count: cards.length, deck: view.deck_size }),
    say("abyss-told-threat", {
      space: view.threat + 1,
      reward: words.texts.say(`threat-${view.threat + 1}`),
    }),
    say("abyss-told-council", { stacks: listed(stacks) }),
    say("abyss-told-court", { count: lords.length, deck: view.lord_deck_size }),
    ...lords,
    say("abyss-told-locations", { count: open.length, deck: view.location_deck_size }),
    ...open,
  ];
}

function sideOf(desk: Desk<"abyss">, side: Side): string[] {
  const { words } = desk;
  const lords = lordsOf(side).map(({ id, state }) =>
    say("abyss-told-lord", {
      name: words.name("lord", id),
      guild: words.texts.say(`guild-${LORDS[id]?.guild ?? ""}`),
      influence: influence(desk, id),
      state: say(`abyss-lord-${state}`),
    }),
  );
  const allies = side.affiliated.map((ally) => words.texts.name("ally", ally));
  const locations = side.locations.map((id, i) => {
    const { title, lines } = locationHint(desk, id, side.location_points?.[i] ?? null);
    return ended([title, ...lines]);
  });
  const hand = side.hand?.map((ally) => words.texts.name("ally", ally)) ?? [];
  return [
    say("abyss-told-side", {
      pearls: side.pearls,
      keys: side.keys,
      hand: side.hand_size,
      tokens: side.token_count,
    }),
    ...(side.points === null ? [] : [say("abyss-told-points", { points: side.points })]),
    ...(hand.length > 0 ? [say("abyss-told-hand", { allies: listed(hand) })] : []),
    say("abyss-told-lords", { lords: listed(lords), count: lords.length }),
    say("abyss-told-affiliated", { allies: listed(allies), count: allies.length }),
    ...(locations.length > 0 ? locations : [say("abyss-told-no-location")]),
  ];
}
