// Scenario files: read from the person's disk, checked by the server.
import { MOST } from "../../lib/library.svelte";
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
