// What a review says of a move, in the sentences that terminal and page share.
import type { Decision, ExpectedMove, Hint, ReviewedMove } from "../generated/messages";
import { settings } from "./settings.svelte";
import { listed } from "./text.svelte";
import type { Words } from "./words";

const LONGEST_LINE = 4; // moves told of what was expected to follow
const LEAST_POINTS = 0.5; // a smaller difference is not told
const MOST_SOURCES = 3;

export const moveText = (move: ReviewedMove, words: Words): string =>
  move.answers.map((choice) => words.action(choice)).join("; ");

export const percent = (chance: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(
    chance,
  );

/** A change with its sign, where nothing has one of its own. */
export function signed(value: number, digits: number): string {
  const rounded = Number(value.toFixed(digits));
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "±";
  return sign + new Intl.NumberFormat(settings.language).format(Math.abs(rounded));
}

/** A change of a chance in points of a hundred. */
export const points = (change: number): string => signed(100 * change, 0);

export const sameMove = (decision: Decision): boolean => {
  const [played, best] = [decision.played.answers, decision.best.answers];
  return played.length === best.length && played.every((one, i) => one.action === best[i]?.action);
};

/** The moves expected; a player is named once for moves in a row. */
function lineText(line: readonly ExpectedMove[], words: Words): string {
  const runs: { seat: number; moves: string[] }[] = [];
  for (const { seat, choice } of line.slice(0, LONGEST_LINE)) {
    const last = runs.at(-1);
    if (last?.seat === seat) last.moves.push(words.action(choice));
    else runs.push({ seat, moves: [words.action(choice)] });
  }
  return runs
    .map(({ seat, moves }) =>
      words.texts.say("review-moves-of", {
        player: words.players[seat] ?? "",
        moves: moves.join(", "),
      }),
    )
    .join("; ");
}

function sources(more: Decision["more"], words: Words): string[] {
  return Object.entries(more)
    .filter(([, gain]) => Math.abs(gain) >= LEAST_POINTS)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_SOURCES)
    .map(([source, gain]) =>
      words.texts.say("review-source", {
        points: signed(gain, 1),
        source: words.texts.say(`score-${source}`),
      }),
    );
}

/** The sentences that explain a verdict: what follows, and what it brings. */
export function why(decision: Decision, words: Words): string[] {
  const { best, played } = decision;
  const said: string[] = [];
  if (decision.wins) said.push(words.texts.say("review-wins"));
  else if (best.line.length)
    said.push(words.texts.say("review-line", { line: lineText(best.line, words) }));
  if (sameMove(decision)) return said;
  if (played.line.length)
    said.push(words.texts.say("review-line-played", { line: lineText(played.line, words) }));
  const told = sources(decision.more, words);
  if (told.length) said.push(words.texts.say("review-more", { list: listed(told) }));
  return said;
}

/** Why a hint is good: what it leads to, and what else promises less. */
export function hintWhy(hint: Hint, words: Words): string[] {
  const said: string[] = [];
  if (hint.wins) said.push(words.texts.say("review-wins"));
  else if (hint.best.line.length)
    said.push(words.texts.say("review-line", { line: lineText(hint.best.line, words) }));
  for (const other of hint.others)
    said.push(
      words.texts.say("review-other", {
        move: moveText(other, words),
        chance: percent(other.chance),
      }),
    );
  return said;
}

/** The name of a kind of answer, without the piece it names. */
export function kindText(family: string, words: Words): string {
  const key = `action-${family}.kind`;
  return words.texts.say(words.texts.has(key) ? key : `action-${family}`);
}
