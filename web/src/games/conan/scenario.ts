// Scenario files: read from the disk of whoever has one, checked by the server, told in sentences.
import type { Told } from "../../generated/messages";
import { MOST } from "../../lib/library.svelte";
import { type Texts } from "../../lib/text.svelte";
import { say } from "./say";

/** What a file holds, or why it cannot be a scenario. */
export async function readScenario(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > MOST)
    return { problem: say("scenario-too-large", { file: file.name, most: MOST / 1024 }) };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { problem: say("scenario-no-text", { file: file.name }) };
  }
}

type Value = Told["values"][string][number];

/** A sentence with its pieces by name; one value stays a number, so that plurals are right. */
export function sayTold(texts: Texts, told: Told): string {
  const named = (value: Value): string | number =>
    Array.isArray(value) ? texts.name(value[0], value[1]) : value;
  const values = Object.entries(told.values).map(([name, of]) => {
    const [first] = of;
    return [
      name,
      of.length === 1 && first !== undefined ? named(first) : of.map(named).join(", "),
    ] as const;
  });
  return texts.say(told.key, Object.fromEntries(values));
}
