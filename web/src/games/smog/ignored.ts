// Fields of the view that this board does not draw.
import type { Reach, Side, SmogView, Trade } from "../../generated/smog";
import type { Why } from "../why";

const NO_ANSWER = "what was done already is no answer any more, and its piece says why";

export const ignored: {
  SmogView: Why<SmogView>;
  Side: Why<Side>;
  Trade: Why<Trade>;
  Reach: Why<Reach>;
} = {
  SmogView: {
    last_favoured: "it only tells whether favours come back to the same seat, which the log says",
    winner: "the end of the game names the winner",
    begged: NO_ANSWER,
    turned_any: NO_ANSWER,
    bought_on: NO_ANSWER,
    sold_on: NO_ANSWER,
    transactions: "the trade tells whether it brings an agent",
  },
  Side: { combination: "what it needs is drawn Ether by Ether" },
  Trade: { edge: "the tile is drawn as its reader sees it" },
  Reach: { steps: "the question tells the steps; the map shows where they lead" },
};
