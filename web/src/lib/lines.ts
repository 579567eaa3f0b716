// The log as lines to read: entries cut into events, with what was taken back marked.
import type { LogEntry } from "../generated/messages";
import { say } from "./text.svelte";
import { plain, type Segment, type Words } from "./words";

export type Line = {
  key: string;
  seat: number;
  segments: Segment[];
  rule: string | null;
  kind: "event" | "turn" | "table" | "chat";
  undone: boolean;
};

/** Versions that no longer count: those from `since` up to the undo itself. */
function undoneVersions(entries: LogEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of entries) {
    if (entry.type !== "undone") continue;
    for (const other of entries) {
      const moved = other.type === "moved";
      if (moved && other.version >= entry.since && other.version < entry.version) gone.add(other.version);
    }
  }
  return gone;
}

function tableLine(entry: LogEntry, words: Words): Segment[] | null {
  const player = "seat" in entry ? (words.players[entry.seat] ?? "") : "";
  switch (entry.type) {
    case "sat":
      return [{ text: say("log-sat", { player: entry.name }) }];
    case "left":
      return [{ text: say("log-left", { player: entry.name }) }];
    case "undone":
      return [{ text: say("log-undone", { player, moves: entry.moves }) }];
    case "undo_asked":
      return [{ text: say("log-undo-asked", { player, moves: entry.moves }) }];
    case "undo_refused":
      return [{ text: say("log-undo-refused", { player }) }];
    case "stood_in":
      return [{ text: say("log-stood-in", { player }) }];
    case "came_back":
      return [{ text: say("log-came-back", { player }) }];
    case "rematched":
      return [{ text: say("log-rematched") }];
    default:
      return null;
  }
}

export function logLines(entries: LogEntry[], words: Words): Line[] {
  const gone = undoneVersions(entries);
  return entries.flatMap((entry): Line[] => {
    const base = { undone: gone.has(entry.version), rule: null };
    if (entry.type === "started" || entry.type === "moved") {
      return entry.events.map((event, i) => ({
        ...base,
        key: `${entry.version}.${i}`,
        seat: event.seat,
        segments: words.event(event),
        rule: event.rule,
        kind: event.name === "turn" ? "turn" : "event",
      }));
    }
    if (entry.type === "chatted") return [];
    const segments = tableLine(entry, words);
    const seat = "seat" in entry ? entry.seat : -1;
    return segments ? [{ ...base, key: `${entry.version}`, seat, segments, kind: "table" }] : [];
  });
}

/** The last sentences, for those who hear the table instead of seeing it. */
export const spoken = (lines: Line[], count: number): string[] =>
  lines.slice(-count).map((line) => plain(line.segments));
