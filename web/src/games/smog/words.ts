// Descriptions of tiles, agents and choices: for the hover text, the screen reader and the prompt.
import type { Edge, Place, SmogView, TileSide } from "../../generated/smog";
import type { Choice, Question } from "../../generated/messages";
import type { Desk } from "../../lib/desk";
import type { Hint } from "../../lib/hint.svelte";
import { capital } from "../../lib/text.svelte";
import type { Words } from "../../lib/words";
import { ESPLANADE, placeOf, sideFacing, whence } from "./facts";
import { say } from "./say";

const edgeOf = (view: SmogView, seat: number): Edge | null =>
  view.sides[Math.max(0, seat)]?.edge ?? null;

/** What a side sells, in words. */
export function ware(words: Words, place: Place, side: TileSide): string {
  return side.ether
    ? words.texts.name("ether", side.ether)
    : words.texts.name("artefact", place.artefact ?? "");
}

/** One side of a tile as it lies for the reader: "left: Mana, 4 Sovereigns, fog". */
function sideLine(desk: Desk<"smog">, place: Place, side: TileSide): string {
  return say("smog-side", {
    side: say(`smog-side-${whence(side.edge, edgeOf(desk.view, desk.me))}`),
    what: ware(desk.words, place, side),
    price: side.cost,
    hourglass: side.hourglass ? "yes" : "no",
    fog: side.barrier ? "yes" : "no",
  });
}

/** A tile for the screen reader: its name, what I read, who stands there. */
export function tileLabel(desk: Desk<"smog">, place: Place): string {
  const view = desk.view;
  const mine = sideFacing(place, edgeOf(view, desk.me) ?? "S");
  const parts = [desk.words.name("place", place.id)];
  if (mine) parts.push(sideLine(desk, place, mine));
  parts.push(...place.gentlemen.map((seat) => desk.words.players[seat] ?? ""));
  parts.push(...place.agents.map((agent) => desk.words.texts.name("agent", agent)));
  if (view.sides[desk.me]?.portal_place === place.id) parts.push(say("smog-your-portal"));
  return parts.join(", ");
}

export function tileHint(desk: Desk<"smog">, place: Place): Hint {
  const view = desk.view;
  const { texts } = desk.words;
  const lines = place.id === ESPLANADE ? [texts.say("place-esplanade-text")] : [];
  const from = edgeOf(view, desk.me);
  const sides = [...place.sides].sort(
    (a, b) => Number(whence(b.edge, from) === "near") - Number(whence(a.edge, from) === "near"),
  );
  lines.push(...sides.map((side) => sideLine(desk, place, side)));
  lines.push(
    ...place.agents.map((agent) =>
      say("smog-agent-line", {
        agent: texts.name("agent", agent),
        text: texts.say(`agent-${agent}-text`),
      }),
    ),
  );
  if (view.sides[desk.me]?.portal_place === place.id) lines.push(say("smog-portal-here"));
  return { title: desk.words.name("place", place.id), lines };
}

export function agentHint(desk: Desk<"smog">, agent: string): Hint {
  return {
    title: desk.words.name("agent", agent),
    lines: [desk.words.texts.say(`agent-${agent}-text`)],
  };
}

export function specialHint(desk: Desk<"smog">, special: string): Hint {
  return {
    title: desk.words.name("special", special),
    lines: [desk.words.texts.say(`special-${special}-text`)],
  };
}

const TRADES = ["buy_ether", "buy_artefact", "sell_ether"];
export const isTrade = (choice: Choice | null | undefined): boolean =>
  TRADES.includes(choice?.family ?? "");

/** All that a trade will do, line by line: coins, hourglass, turn, what I read then, an agent. */
export function tradeLines(family: string, view: SmogView, words: Words): string[] {
  const trade = view.trade;
  const place = trade ? placeOf(view, trade.place) : undefined;
  if (!trade || !place) return [];
  const held = view.sides[trade.seat]?.sovereigns ?? 0;
  const left = family === "sell_ether" ? held + (trade.proceeds ?? 0) : held - trade.price;
  const lines = [say("smog-coins-then", { coins: left }), say("smog-hourglass-then")];
  const next = trade.then ? sideFacing(place, trade.then) : undefined;
  if (!next) lines.push(say("smog-no-turn-then"));
  else
    lines.push(
      say("smog-turn-then", {
        what: ware(words, place, next),
        price: next.cost,
        hourglass: next.hourglass ? "yes" : "no",
      }),
    );
  if (trade.agent)
    lines.push(say("smog-agent-then", { agent: words.texts.name("agent", trade.agent) }));
  return lines;
}

export function tradeHint(desk: Desk<"smog">, choice: Choice): Hint {
  return { title: desk.describe(choice), lines: tradeLines(choice.family, desk.view, desk.words) };
}

/** A choice in the words of the table: wares with their prices, sides as they lie for the reader. */
export function describeChoice(
  choice: Choice,
  view: SmogView,
  words: Words,
  question: Question | null = null,
): string {
  const { family, piece } = choice;
  const trade = view.trade;
  if (trade && isTrade(choice)) {
    const what = trade.ether
      ? words.texts.name("ether", trade.ether)
      : words.texts.name("artefact", trade.artefact ?? "");
    return family === "sell_ether"
      ? say("smog-sell", { what, coins: trade.proceeds ?? 0 })
      : say("smog-buy", { what, price: trade.price });
  }
  if (family === "remove_hourglass" || family === "side") {
    const side = say(`smog-side-${whence(piece as Edge, edgeOf(view, view.seat))}`);
    return say(family === "side" ? "smog-mark-side" : "smog-remove-hourglass", { side });
  }
  if (family === "rotate") return say("smog-rotate");
  if (family === "pay") return say("smog-pay", { coins: Number(piece) });
  if (family === "move" && view.seat === view.turn && view.reach.length === 0) {
    const from = placeOf(view, view.sides[view.turn]?.place ?? "");
    const toll = from?.tolls[piece ?? ""] ?? 0;
    if (toll > 0)
      return say("smog-move-toll", {
        place: capital(words.texts.name("place", piece ?? "")),
        toll,
      });
  }
  if (family === "edge" && piece !== null)
    return say("smog-edge", {
      edge: words.texts.name("edge", piece),
      ether: words.texts.name("ether", view.edges[piece as Edge]),
    });
  return onPlace(choice, view, words, question);
}

const TURNING = ["turn_clockwise", "turn_anticlockwise"];
const NAMING_PLACES = ["move", "fly", "place", ...TURNING];

/** An action with what its place sells; on the Esplanade turning a tile also draws a card. */
function onPlace(choice: Choice, view: SmogView, words: Words, question: Question | null): string {
  let action = words.action(choice);
  const artefact = NAMING_PLACES.includes(choice.family)
    ? placeOf(view, choice.piece ?? "")?.artefact
    : null;
  if (artefact)
    action = say("smog-with-ware", { action, what: words.texts.name("artefact", artefact) });
  const draws = TURNING.includes(choice.family) && question?.kind === "take_turn";
  return draws ? say("smog-and-draw", { action }) : action;
}
