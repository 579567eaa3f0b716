// A game shown without a table: nobody has a seat and nothing can be chosen.
import type { TableInfo } from "../generated/messages";
import type { GameName, GameViews } from "../generated/views";
import type { Desk } from "./desk";
import type { Words } from "./words";

const nowhere = (game: string): TableInfo => ({
  id: "",
  game,
  rules_version: 0,
  options: {},
  visibility: "private",
  phase: "waiting",
  vote_after: 0,
  stand_in_after: 0,
  seats: [],
  yours: -1,
  host: false,
  watchers: 0,
  asked: -1,
  created: 0,
  changed: 0,
  fairness: { commitment: "", seat_seeds: null, server_seed: null },
  rematch: null,
  result: null,
  clock: null,
});

export function onlookersDesk<G extends GameName>(
  game: G,
  view: GameViews[G],
  words: Words,
): Desk<G> {
  const describe = words.action.bind(words);
  return {
    table: nowhere(game),
    view,
    question: null,
    words,
    decision: null,
    describe,
    me: 0,
    viewer: -1,
  };
}
