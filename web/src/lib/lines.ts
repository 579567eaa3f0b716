// The log as readable lines: entries split into events, with moves taken back marked.
import type { Happening, LogEntry, Result } from "../generated/messages";
import { say } from "./text.svelte";
import { plain, type Segment, type Words } from "./words";

export type Line = {
  key: string;
  from: number; // version of the first log entry it tells of
  version: number; // of the last one
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
    if (entry.type !== "taken_back") continue;
    for (const other of entries) {
      const moved = other.type === "moved";
      if (moved && other.version >= entry.since && other.version < entry.version)
        gone.add(other.version);
    }
  }
  return gone;
}

/** The version from which on the last moves that count would be taken back; null: it is not known. */
export function sinceMoves(entries: LogEntry[], moves: number): number | null {
  const gone = undoneVersions(entries);
  const counted = entries.filter((entry) => entry.type === "moved" && !gone.has(entry.version));
  return moves > 0 ? (counted.at(-moves)?.version ?? null) : null;
}

function tableLine(entry: LogEntry, words: Words): Segment[] | null {
  const player = "seat" in entry ? (words.players[entry.seat] ?? "") : "";
  switch (entry.type) {
    case "seat_taken":
      return [{ text: say("log-seat-taken", { player: entry.name }) }];
    case "seat_left":
      return [
        { text: say(entry.freed ? "log-seat-freed" : "log-seat-left", { player: entry.name }) },
      ];
    case "seat_given":
      return [{ text: say("log-seat-given", { to: entry.to, number: entry.seat + 1 }) }];
    case "seats_swapped": {
      const [one, other] = entry.seats;
      return [{ text: say("log-seats-swapped", { one: one + 1, other: other + 1 }) }];
    }
    case "taken_back":
      return [{ text: say("log-taken-back", { player, moves: entry.moves }) }];
    case "undo_wanted":
      return [{ text: say("log-undo-wanted", { player, moves: entry.moves }) }];
    case "undo_allowed":
      return [{ text: say("log-undo-allowed", { player }) }];
    case "undo_denied":
      return [{ text: say("log-undo-denied", { player }) }];
    case "bot_stood_in":
      return [{ text: say(entry.resigned ? "log-resigned" : "log-bot-stood-in", { player }) }];
    case "person_back":
      return [{ text: say("log-person-back", { player }) }];
    case "muted":
      return [{ text: say(entry.muted ? "log-muted" : "log-unmuted", { player: entry.name }) }];
    case "sent_away":
      return [{ text: say(entry.away ? "log-sent-away" : "log-let-back", { player: entry.name }) }];
    case "end_wanted":
      return [{ text: say(entry.wanted ? "log-end-wanted" : "log-end-not-wanted", { player }) }];
    case "ended":
      return [{ text: say(`log-ended-${entry.why}`) }];
    case "played_again":
      return [{ text: say("log-played-again") }];
    case "rules_changed":
      return [{ text: say("log-rules-changed", { version: entry.rules_version }) }];
    case "left_unfinished":
      return [{ text: say("log-left-unfinished", { player: entry.name }) }];
    case "branched":
      return [{ text: say("log-branched") }];
    default:
      return null;
  }
}

type Moment = { version: number; events: Happening[]; turns?: number };
/** An event with the entry it belongs to. */
type Told = {
  key: string;
  version: number;
  at: number | null;
  undone: boolean;
  event: Happening;
  turn: number;
};

const TURN = "turn";
const ONCE = 1; // the amount of an event that counts nothing

/** The heading over what a turn brings; its number, and whose it is. */
function heading(event: Happening, turn: number, words: Words): Segment[] {
  const player = words.players[event.seat] ?? "";
  return [{ text: say("turn-number-of", { turn, player }) }];
}

function toldIn(
  { version, events, turns = 0 }: Moment,
  at: number | null,
  undone: boolean,
): Told[] {
  let turn = turns;
  return events.map((event, i) => {
    if (event.name === TURN) turn += 1;
    return { key: `${version}.${i}`, version, at, undone, event, turn };
  });
}

/** Whether an event belongs in a line begun by others, as in the terminal (text/lines.py). */
function joins({ event, undone }: Told, group: Told[], words: Words): boolean {
  const [first] = group;
  const share = words.share(event);
  if (!first || !share || share.line !== words.share(first.event)?.line) return false;
  if (event.seat !== first.event.seat || undone !== first.undone) return false;
  const [one, other] = [event.other, first.event.other];
  if (one && other && one.join() !== other.join()) return false;
  return !share.opens || (event.name === first.event.name && event.what === first.event.what);
}

function groups(told: Told[], words: Words): Told[][] {
  const found: Told[][] = [];
  for (const each of told) {
    const last = found.at(-1);
    if (last && joins(each, last, words)) last.push(each);
    else found.push([each]);
  }
  return found;
}

/** Events told together as one line; the start of a turn is a heading. */
function linesOf(group: Told[], words: Words): Line[] {
  const [first] = group as [Told];
  const { key, version: from, at, undone, event, turn } = first;
  const events = group.map((each) => each.event);
  const done = events.find((each) => !words.share(each)?.opens) ?? event;
  const line = {
    key,
    from,
    version: group.at(-1)?.version ?? from,
    at,
    undone,
    seat: event.seat,
    rule: done.rule,
  };
  const told: Line = { ...line, segments: words.line(events), kind: "event" };
  if (event.name !== TURN) return [told];
  const head: Line = {
    ...line,
    key: `${key}.turn`,
    segments: heading(event, turn, words),
    kind: "turn",
  };
  return event.amount === ONCE ? [head] : [head, told]; // the sentence counts something
}

const told = (events: Told[], words: Words): Line[] =>
  groups(events, words).flatMap((group) => linesOf(group, words));

/** What happened in these moments, as lines; what goes on from one to the next is one line. */
export const eventLines = (moments: Moment[], words: Words): Line[] =>
  told(
    moments.flatMap((moment) => toldIn(moment, null, false)),
    words,
  );

/** What would happen, as sentences. */
export const sentences = (events: Happening[], words: Words): string[] =>
  eventLines([{ version: 0, events }], words).map((line) => plain(line.segments));

/** A line that stands for itself: what the table says, not the game. */
function ownLine(entry: LogEntry, undone: boolean, words: Words): Line | null {
  const { version, at } = entry;
  const seat = "seat" in entry ? entry.seat : -1;
  const line = { from: version, version, at, seat, rule: null, kind: "table" as const, undone };
  if (entry.type === "moved") {
    if (entry.how !== "clock" && entry.how !== "advance") return null; // its person gave it at that moment
    const text = say(`log-by-${entry.how}`, { player: words.players[seat] ?? "" });
    return { ...line, key: `${version}.how`, segments: [{ text }] };
  }
  const segments = entry.type === "said" ? null : tableLine(entry, words);
  return segments && { ...line, key: `${version}`, segments };
}

/** Why a game without points was won, under its last event. */
function verdictLines(result: Result | null, last: LogEntry | undefined, words: Words): Line[] {
  const { version, at } = last ?? { version: 0, at: null };
  const line = { from: version, version, at, seat: -1, rule: null, undone: false };
  return (result?.verdict ?? []).slice(1).map((sentence, i) => ({
    ...line,
    key: `${version}.why.${i}`,
    segments: [{ text: words.sentence(sentence) }],
    kind: "event" as const,
  }));
}

export function logLines(entries: LogEntry[], words: Words, result: Result | null = null): Line[] {
  const gone = undoneVersions(entries);
  const lines: Line[] = [];
  let open: Told[] = []; // events that nothing has come between yet
  const close = () => {
    lines.push(...told(open, words));
    open = [];
  };
  for (const entry of entries) {
    const undone = gone.has(entry.version);
    const own = ownLine(entry, undone, words);
    if (own) {
      close();
      lines.push(own);
    }
    if (entry.type === "began" || entry.type === "moved")
      open.push(...toldIn(entry, entry.at, undone));
  }
  close();
  return [...lines, ...verdictLines(result, entries.at(-1), words)];
}

const SPOKEN = 6; // more at once would not be listened to

/** The last sentences, for those who hear the table instead of seeing it. */
export const spoken = (lines: Line[]): { key: string; text: string }[] =>
  lines.slice(-SPOKEN).map((line) => ({ key: line.key, text: plain(line.segments) }));
