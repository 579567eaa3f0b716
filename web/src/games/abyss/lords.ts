// The description shown for a lord or location.
import type { AbyssView, Worth } from "../../generated/abyss";
import type { Choice, Question } from "../../generated/messages";
import type { Desk } from "../../lib/desk";
import type { Hint } from "../../lib/hint.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Words } from "../../lib/words";
import { LORDS, RACES, readCard, REWARDS } from "./facts";
import { say } from "./say";

/** The points printed on a lord; the Ship Master's are an option of the table. */
export function influence(desk: Desk<"abyss">, id: string): number {
  if (id === "ship_master") return desk.view.ship_master_influence;
  return LORDS[id]?.influence ?? 0;
}

export function lordHint(desk: Desk<"abyss">, id: string): Hint {
  const lord = LORDS[id];
  const { texts } = desk.words;
  if (!lord) return { title: id, lines: [] };
  const race = lord.required_race === "none" ? "none" : texts.say(`race-${lord.required_race}`);
  return {
    title: desk.words.name("lord", id),
    lines: [
      say("abyss-lord", {
        guild: texts.say(`guild-${lord.guild}`),
        influence: influence(desk, id),
        keys: lord.keys,
      }),
      costLine(lord.cost_value, lord.race_count, race),
      texts.say(`power-${id}`),
    ],
  };
}

export function costLine(value: number, races: number, race: string): string {
  return race === "none"
    ? say("abyss-cost", { value, races })
    : say("abyss-cost-race", { value, races, race });
}

/** A lord's name with what people ask first: guild, points. */
export const lordLabel = (desk: Desk<"abyss">, id: string): string =>
  say("abyss-lord-label", { name: desk.words.name("lord", id), influence: influence(desk, id) });

/** A lord at court, with what it costs. */
export const lordWithCost = (desk: Desk<"abyss">, id: string): string =>
  `${lordLabel(desk, id)}. ${lordHint(desk, id).lines[1] ?? ""}`;

export function locationHint(
  desk: Desk<"abyss">,
  id: string,
  points: number | null = null,
  worth: Worth | null = null,
): Hint {
  const lines = [desk.words.texts.say(`location-${id}-text`)];
  if (points !== null) lines.push(say("abyss-worth-now", { points }));
  if (worth !== null) lines.push(say("abyss-worths", { now: worth.now, best: worth.best }));
  return { title: desk.words.name("location", id), lines };
}

/** Cards by race, with their values: what lies open, and what one may look through. */
export function byRace(desk: Desk<"abyss">, cards: readonly string[]): string[] {
  return [...RACES, "monster"].flatMap((race) => {
    const values = cards.map(readCard).filter((card) => card.race === race);
    if (values.length === 0) return [];
    const name = race === "monster" ? desk.words.name("card", race) : desk.words.name("race", race);
    const told =
      race === "monster" ? String(values.length) : values.map((card) => card.value).join(" ");
    return [say("abyss-cards-of", { race: name, values: told })];
  });
}

/** Court spaces have numbers; people think of the lords that stand on them. */
export function describeChoice(
  choice: Choice,
  view: AbyssView,
  words: Words,
  question: Question | null = null,
): string {
  const lord = view.court[Number(choice.piece) - 1];
  const named = lord !== undefined && choice.thing === "space";
  if (named && choice.family === "recruit")
    return say("abyss-recruit-lord", { lord: words.name("lord", lord) });
  if (named && choice.family === "court")
    return say("abyss-choose-lord", { lord: words.name("lord", lord) });
  const stack = RACES.findIndex((race) => race === choice.piece);
  if (choice.family === "council" && stack >= 0)
    return say("abyss-council-stack", {
      race: words.texts.say(`race-${choice.piece}`),
      cards: view.stacks[stack] ?? 0,
    });
  const reward = question?.values["reward"];
  if (choice.family === "reward" && Array.isArray(reward))
    return say("abyss-reward", { spoils: spoils(Number(reward[1]), Number(choice.piece), words) });
  return words.action(choice);
}

/** What a space of the threat track gives with this many monster tokens. */
function spoils(space: number, tokens: number, words: Words): string {
  const { keys, choices } = REWARDS[space - 1] ?? { keys: 0, choices: 0 };
  const parts = Object.entries({ keys, pearls: choices - tokens, tokens }).filter(
    ([, count]) => count > 0,
  );
  const told = parts.map(([kind, count]) => words.texts.say(`spoils-${kind}`, { count }));
  return new Intl.ListFormat(settings.language).format(told);
}
