// How hard a scenario is, as games of bots say: in words, of one level and no other.
import type { LevelResult } from "../../generated/messages";
import { page } from "../../lib/text.svelte";
import { interval } from "./editor/simulation.svelte";
import { say } from "./say";

const percent = (rate: number): number => Math.round(100 * rate);

/** How often the heroes won between two bots of a level, or that nobody has measured it. */
export function difficultyOf(level: string, results: readonly LevelResult[]): string {
  const found = results.find((one) => one.level === level);
  const named = page.say(`bot-${level}`);
  if (!found || found.games === 0) return say("setup-not-measured", { level: named });
  const won = found.wins.heroes ?? 0;
  const [low, high] = interval(won, found.games);
  return say("setup-measured", {
    level: named,
    percent: percent(won / found.games),
    low: percent(low),
    high: percent(high),
    games: found.games,
    rounds: found.rounds,
  });
}
