// The log as lines to read: entries cut into events, with what was taken back marked.
import type { Happening, LogEntry } from "../generated/messages";
import { say } from "./text.svelte";
import { plain, type Segment, type Words } from "./words";

export type Line = {
  key: string;
  version: number; // of the log entry it belongs to
  at: number | null; // when, in seconds since 1970
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
    case "undo_agreed":
      return [{ text: say("log-undo-agreed", { player }) }];
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

type Moment = { version: number; events: Happening[]; turns?: number };

const TURN = "turn";
const ONCE = 1; // the amount of an event that counts nothing

/** The heading over what a turn brings; its number, and whose it is. */
function heading(event: Happening, turn: number, words: Words): Segment[] {
  const player = words.players[event.seat] ?? "";
  return [{ text: say("turn-number-of", { turn, player }) }];
}

/** What happened at once, as lines; a turn begins with a heading. */
export function eventLines({ version, events, turns = 0 }: Moment, at: number | null, words: Words): Line[] {
  let turn = turns;
  return events.flatMap((event, i): Line[] => {
    const { seat, rule } = event;
    const line = { key: `${version}.${i}`, version, at, undone: false, seat, rule };
    const told: Line = { ...line, segments: words.event(event), kind: "event" };
    if (event.name !== TURN) return [told];
    const head: Line = { ...line, key: `${line.key}.turn`, segments: heading(event, ++turn, words), kind: "turn" };
    return event.amount === ONCE ? [head] : [head, told]; // the sentence counts something
  });
}

/** A word about an answer that its person did not give at that moment. */
function howLine(entry: LogEntry, words: Words): Line[] {
  if (entry.type !== "moved" || (entry.how !== "clock" && entry.how !== "advance")) return [];
  const { version, at, seat } = entry;
  const text = say(`log-by-${entry.how}`, { player: words.players[seat] ?? "" });
  return [{ key: `${version}.how`, version, at, seat, segments: [{ text }], rule: null, kind: "table", undone: false }];
}

export function logLines(entries: LogEntry[], words: Words): Line[] {
  const gone = undoneVersions(entries);
  return entries.flatMap((entry): Line[] => {
    const { version, at } = entry;
    const undone = gone.has(version);
    if (entry.type === "started" || entry.type === "moved") {
      const told = [...howLine(entry, words), ...eventLines(entry, at, words)];
      return told.map((line) => ({ ...line, undone }));
    }
    const segments = entry.type === "chatted" ? null : tableLine(entry, words);
    const seat = "seat" in entry ? entry.seat : -1;
    return segments ? [{ key: `${version}`, version, at, undone, seat, segments, rule: null, kind: "table" }] : [];
  });
}

const SPOKEN = 6; // more at once would not be listened to

/** The last sentences, for those who hear the table instead of seeing it. */
export const spoken = (lines: Line[]): { key: string; text: string }[] =>
  lines.slice(-SPOKEN).map((line) => ({ key: line.key, text: plain(line.segments) }));
