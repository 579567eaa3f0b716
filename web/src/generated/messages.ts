// Made from src/tablee/server by tools/export_types.py: do not edit.
import type { ConanView } from "./conan";
import type { GameView } from "./views";

export const PROTOCOL = 3;

/** One legal answer; send `action` back to give it. In words: the text `action-<family>`. */
export interface Choice {
  /** The number that names this answer. */
  action: number;
  /** What kind of answer: the text key `action-<family>`, whose `$of` is the piece. */
  family: string;
  /** The kind of piece chosen ("lord", "seat"), or null for a bare answer. */
  thing: string | null;
  /** The id of the piece; its name is the text `<thing>-<piece>`; for "seat" a player. */
  piece: string | null;
  /** The id of the rule by which this is an answer ("abyss:19"). */
  rule: string;
  /** False: given only together with others, as one move, besides those of a preview. */
  alone?: boolean;
}

/** Several answers that one may mean as one. In words: the text `route-<kind>`. */
export interface Route {
  /** What it is: a walk, a strike. */
  kind: string;
  /** The kind of piece that stands for it on the board. */
  thing: string;
  /** The id of that piece. */
  piece: string;
  /** The answers, in this order: send them as a chain. */
  actions: number[];
  /** Values of the text: what it costs, what is on the way. */
  values: Record<string, number | string | [string, string]>;
}

/** What the table waits for. */
export interface Question {
  /** The seat that must answer. */
  seat: number;
  /** What is asked, one of the game's kinds. To those asked: the text `prompt-<kind>`; to everybody else: its attribute `.others`, whose `$player` is the player asked. */
  kind: QuestionKind;
  /** The id of the rule by which it is asked. */
  rule: string;
  /** Values of both texts, besides `$player`. */
  values: Record<string, number | string | [string, string]>;
  /** Every legal answer, and every piece of a legal one; null unless it is you who are asked. */
  choices: Choice[] | null;
  /** All seats that may answer: a team's question has several, `seat` among them. */
  seats: number[];
  /** Whether it asks for the rest of a move already begun: people answer both together. */
  detail?: boolean;
  /** Whether it is answered by several pieces, laid out in any order and given together. */
  several?: boolean;
  /** Whether the table answers it for you: as you set it in advance, or nothing is to decide. */
  quiet?: boolean;
  /** Chains of answers that lead further than one; only for those who may answer, and not in a preview. */
  routes?: Route[];
}

/** One thing that happened, as you may know it. In words: the text `event-<name>`. */
export interface Happening {
  /** The text key `event-<name>`: `$player`, `$what`, `$other`, `$amount`, `$known` (yes | no). */
  name: string;
  /** The seat it happened to, or -1. */
  seat: number;
  /** The id of the rule it stems from. */
  rule: string;
  /** What kind of piece `what` is, or null. */
  thing: string | null;
  /** The piece's id; null when there is none or you may not know it. */
  what: string | null;
  /** How many. */
  amount: number;
  /** Whether you are kept from knowing `what` (`$known` is then "no"). */
  hidden: boolean;
  /** A second piece or seat, such as who is robbed: kind and id; `amount` then counts nothing. */
  other?: [string, string] | null;
}

/** Why something is refused. In words: the text `reason-<key>` of the game or of the table. */
export interface Reason {
  /** The text key `reason-<key>`. */
  key: string;
  /** The id of the rule behind it; `tablee:...` for what is no game's rule. */
  rule: string;
  /** Values of the text. */
  values: Record<string, number | string | [string, string]>;
}

/** A sentence of a game's texts; where a value has several things they are listed. */
export interface Told {
  /** The text key. */
  key: string;
  /** Its values. */
  values: Record<string, (number | string | [string, string])[]>;
}

/** How a game ended. */
export interface Result {
  /** Points of each seat. */
  scores: number[];
  /** The seats that share the victory. */
  winners: number[];
  /** Points of each seat by source; the text `score-<source>`, in this order. */
  sheets: Record<string, number>[];
  /** What decided among equal points, the text `tie-<name>`; null: the points did. */
  tie_break?: string | null;
  /** Who has won and, after that, why; none: the points say it. */
  verdict?: Told[];
}

/** A table's clock: time of its own for each answer, then a bank for the whole game. */
export interface Clock {
  /** Seconds of each seat for the whole game; they run when an answer takes longer than `each`. */
  bank: number;
  /** Seconds for each answer that cost nothing. */
  each: number;
}

/** What is left to whom; when it is used up a bot answers this question for the seat. */
export interface ClockTimes {
  /** Milliseconds left in the bank of each seat. */
  banks: number[];
  /** The seats whose time runs: those asked that a person plays. */
  running: number[];
  /** Milliseconds that have gone since the question was asked; count on from there. */
  used: number;
}

/** A wish to take moves back that needs everybody's consent. */
export interface UndoRequest {
  /** The version of the log entry that asked: name it in the answer. */
  request: number;
  /** Who asks. */
  seat: number;
  /** How many moves would be taken back. */
  moves: number;
  /** The seats whose people have not answered yet. */
  waiting: number[];
}

/** What you may take back now. */
export interface Undo {
  /** Whether `undo` takes your last move back at once. */
  free: boolean;
  /** How many moves `ask_undo` would take back (to before your last one); 0: none to take back. */
  ask: number;
  /** The wish that is being decided, if any. */
  asked: UndoRequest | null;
}

/** The game as you may see it. */
export interface Position {
  /** The game's own view for your seat, without its question; `seat` is -1 for a watcher. */
  view: GameView;
  /** What is asked of whom; null when the game is over. */
  question: Question | null;
  /** What may be taken back. */
  undo: Undo;
  /** Null until the game is over. */
  result: Result | null;
  /** Null when the table has no clock. */
  clock?: ClockTimes | null;
  /** The number of the turn, counted from 1; 0 in a game without turns. */
  turn?: number;
  /** What you have set in advance, by name and piece; nobody else sees it. */
  advance?: Record<string, Record<string, number>>;
}

/** The first move of a game that today's rules do not allow; the table stands right before it. Its words and the reason come to its own seat alone, as with every move. */
export interface Unfit {
  /** Its number among the moves that count, from 1; 0: the game cannot even begin. */
  move: number;
  /** Whose move it is; -1 for the beginning. */
  seat: number;
  /** The question at which it stands, or "" where none is asked any more. */
  kind: QuestionKind;
  /** The rule by which that is asked, or "". */
  rule: string;
  /** The answers as the log has them ("pay crab_5"); empty unless they are yours. */
  words?: string[];
  /** The same, if today's game still knows them. */
  choices?: Choice[];
  /** Why it does not fit, with its rule; null unless it is yours to know. */
  reason?: Reason | null;
}

/** A place at the table and who has it. */
export interface SeatInfo {
  /** open: anybody may sit down; friend: only by its link. */
  kind: "bot" | "friend" | "open" | "person";
  /** The person's name, or null. */
  name: string | null;
  /** The bot that plays here: the seat's own, or the one standing in for its person. */
  bot: string | null;
  /** Whether the bot plays in place of the person named, who may take the seat back. */
  stand_in: boolean;
  /** Whether it is yours. */
  you: boolean;
  /** Whether the person's browser is connected (bots always are). */
  connected: boolean;
  /** Seconds since the person left; 0 when connected. See `vote_after` of the table. */
  away: number;
  /** The seats that voted for a bot to stand in here. */
  votes: number[];
  /** Whether the person's browser has added its random seed. */
  seeded: boolean;
  /** What the seat plays, as pieces by name; nothing where all seats are alike. */
  plays?: [string, string][];
}

/** Somebody who watches, as the host of the table sees them. */
export interface Watcher {
  /** Names them in `send_away`. */
  id: string;
  /** Theirs; a player may have the same, who is not in this list. */
  name: string;
  /** Whether they may not watch any more. */
  away: boolean;
}

/** What proves that the shuffles were fixed before the game: see docs/fairness.md. */
export interface Fairness {
  /** SHA-256 of the server's seed, in hexadecimal; published when the table was made. */
  commitment: string;
  /** The seeds added by the seats (null for a bot); null until the game is over. */
  seat_seeds: (string | null)[] | null;
  /** The server's seed; null until the game is over. */
  server_seed: string | null;
}

/** A table as the lobby and its viewers know it. */
export interface TableInfo {
  /** The table's id, part of its address; no secret. */
  id: string;
  /** The game's name (`game-name` of its texts). */
  game: string;
  /** The version of the game's rules it is played with (of a table not open: was made with). */
  rules_version: number;
  /** Every option and its value. */
  options: Record<string, boolean | number | string>;
  /** public: in the lobby of everybody, who may watch; private: by link only. */
  visibility: "private" | "public";
  /** waiting: for players or for the start; stuck: a move of it no longer fits the rules, so that it waits to be ended or branched; over: played to its end; ended: unfinished, to be read. */
  phase: "ended" | "over" | "playing" | "stuck" | "waiting";
  /** Seconds somebody must be away before a vote can give the seat to a bot. */
  vote_after: number;
  /** Seconds after which a bot stands in by itself; 0: only by vote. */
  stand_in_after: number;
  /** In playing order. */
  seats: SeatInfo[];
  /** Your seat, or -1: you watch. */
  yours: number;
  /** Whether you may start the game and give links. */
  host: boolean;
  /** How many watch. */
  watchers: number;
  /** The seat that is asked, or -1. */
  asked: number;
  /** When it was made, in seconds since 1970. */
  created: number;
  /** When it last changed. */
  changed: number;
  /** The commitment, and after the end the seeds. */
  fairness: Fairness;
  /** The id of the table where these players play again. */
  rematch: string | null;
  /** Null until the game is over. */
  result: Result | null;
  /** The clock, or null: everybody takes the time they like. */
  clock?: Clock | null;
  /** Whether views show during the game what they add up: points, coalitions. */
  estimates?: boolean;
  /** The title, by language, of the file of one's own it is played with; null: with ours. */
  own?: Record<string, string> | null;
  /** The seats that want the game to end now; when all people do, it ends. */
  ending?: number[];
  /** Whether you may end it alone: it is yours, and nobody else is a person, or it failed. */
  may_end?: boolean;
  /** Whether the server could not go on with the game, by a fault of its own. */
  failed?: boolean;
  /** For its host: the `speaker` of each person who may not talk here. */
  muted?: number[];
  /** For its host: the `speaker` of each person who may not watch here. */
  sent_away?: number[];
  /** For its host: who watches and who may not any more, by name; of a crowd, some. */
  watching?: Watcher[];
  /** The id of the table where this game goes on from before the move that no longer fits. */
  branch?: string | null;
  /** In phase `stuck`, and in `ended` where it is known: the move that no longer fits. */
  unfit?: Unfit | null;
}

/** Somebody took a seat, before the start or by the link to another device. */
export interface SeatTaken {
  type: "seat_taken";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Which. */
  seat: number;
  /** Who. */
  name: string;
}

/** Somebody gave a seat up before the start. */
export interface SeatLeft {
  type: "seat_left";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Which. */
  seat: number;
  /** Who. */
  name: string;
}

/** A person's browser has added its random seed. */
export interface SeedAdded {
  type: "seed_added";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Whose. */
  seat: number;
}

/** The game has begun; what happened by itself up to the first question. */
export interface Began {
  type: "began";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** In order. */
  events: Happening[];
  /** How many turns had begun before: the next event `turn` is number `turns` + 1. */
  turns?: number;
}

/** A seat answered. */
export interface Moved {
  type: "moved";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Whose answer. */
  seat: number;
  /** Whether a bot gave it. */
  bot: boolean;
  /** The answers; none unless they are yours: others learn of them by the events alone. */
  choices: Choice[];
  /** What happened, in order. */
  events: Happening[];
  /** clock: a bot, because time was up. advance: as you had set it; quiet: there was nothing to decide, so the table answered for you (of both, others see `person`). */
  how?: "advance" | "bot" | "clock" | "person" | "quiet";
  /** What kind of question was answered (see `Question`). */
  kind?: QuestionKind;
  /** The rule by which it was asked. */
  rule?: string;
  /** The number of the frame (see `Frames`) that this move led to; the start is 0. */
  frame?: number;
  /** How many turns had begun before: the next event `turn` is number `turns` + 1. */
  turns?: number;
}

/** Moves were taken back; they stay in the log but no longer count. */
export interface TakenBack {
  type: "taken_back";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who took them back. */
  seat: number;
  /** How many. */
  moves: number;
  /** Moves with this version and later do not count any more. */
  since: number;
  /** Whether it needed the table's consent. */
  agreed: boolean;
}

/** A seat asks the people at the table to take moves back. */
export interface UndoWanted {
  type: "undo_wanted";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who. */
  seat: number;
  /** How many moves. */
  moves: number;
}

/** A seat agrees that moves are taken back; others are still to answer. */
export interface UndoAllowed {
  type: "undo_allowed";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who. */
  seat: number;
}

/** A seat refused, or the game went on: nothing is taken back. */
export interface UndoDenied {
  type: "undo_denied";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who refused. */
  seat: number;
}

/** Somebody said something. Show it as plain text. */
export interface Said {
  type: "said";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The speaker's seat; -1: somebody who watches. Say so beside the name. */
  seat: number;
  /** The speaker; nobody who watches speaks under a player's name. */
  name: string;
  /** At most 300 characters. */
  text: string;
  /** The version of the first line of this person here: the same person, the same number. */
  speaker?: number;
}

/** The host lets somebody not talk any more, or talk again. */
export interface Muted {
  type: "muted";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who. */
  name: string;
  /** As in `said`. */
  speaker: number;
  /** False: may talk again. */
  muted: boolean;
}

/** The host does not let somebody watch any more, or lets them watch again. */
export interface SentAway {
  type: "sent_away";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who. */
  name: string;
  /** As in `said`; 0: they never spoke. */
  speaker: number;
  /** False: may come back. */
  away: boolean;
}

/** A seat wants the game to end now, or does not want it any more. */
export interface EndWanted {
  type: "end_wanted";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who. */
  seat: number;
  /** False: to play on after all. */
  wanted: boolean;
}

/** The game was ended before its end: there is no result, and it can be looked back at. */
export interface Ended {
  type: "ended";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who was the last to want it; -1: the host, who has no seat, or the server's own. */
  seat: number;
  /** All people agreed; nobody else was a person; the server could not go on; whoever runs the server ended it. */
  why: "agreed" | "alone" | "fault" | "server";
}

/** A bot plays a seat whose person is away. */
export interface BotStoodIn {
  type: "bot_stood_in";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Which. */
  seat: number;
  /** The bot. */
  bot: string;
  /** By the table's vote, or because the person was away too long. */
  voted: boolean;
}

/** A person took a seat back from the bot that stood in. */
export interface PersonBack {
  type: "person_back";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Which. */
  seat: number;
}

/** The rules have changed since; the game goes on under today's. */
export interface RulesChanged {
  type: "rules_changed";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Of the rules from here on. */
  rules_version: number;
  /** Of the rules up to here. */
  before: number;
}

/** Somebody ended a game of which a move no longer fits the rules. */
export interface LeftUnfinished {
  type: "left_unfinished";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who. */
  seat: number;
  /** Their name. */
  name: string;
}

/** The game goes on at a new table, from right before the move that no longer fits: go there. */
export interface Branched {
  type: "branched";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The new table's id. */
  table: string;
}

/** The same players meet again: go there. */
export interface PlayedAgain {
  type: "played_again";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The new table's id. */
  table: string;
}

/** The first message of every socket. */
export interface Hello {
  type: "hello";
  /** The table to see. */
  table: string;
  /** The version this browser knows already; null: everything is wanted. */
  last?: number | null;
}

/** Give an answer, or several as one move: all of them count, or none. */
export interface Move {
  type: "move";
  /** The table meant. */
  table: string;
  /** The `seq` of the position this answers. */
  seq: number;
  /** The browser's own name for this attempt; send the same again when in doubt. */
  id: string;
  /** One of the question's choices, or several that belong together, in any order. */
  actions: number[];
  /** Whether they are steps in this order, of which those after a surprise are not played. */
  chain?: boolean;
}

/** Ask what answers would lead to; nothing is played and nothing is revealed. */
export interface Preview {
  type: "preview";
  /** The table meant. */
  table: string;
  /** The `seq` of the position this starts from. */
  seq: number;
  /** Comes back in the answer. */
  id: string;
  /** The answers, in any order. */
  actions: number[];
}

/** Ask why something cannot be done now: an answer by its family, or all that name a piece. */
export interface WhyNot {
  type: "why_not";
  /** The table meant. */
  table: string;
  /** The `seq` of the position seen. */
  seq: number;
  /** Comes back in the answer. */
  id: string;
  /** The kind of answer; null: every kind that names the piece. */
  family?: string | null;
  /** The kind of piece; with `piece`. */
  thing?: string | null;
  /** The id of the piece; null for a kind of answer that names none. */
  piece?: string | null;
  /** The answers laid out already, beside which it would be given. */
  laid?: number[];
}

/** Decide before one is asked; replaces what was set, so that nothing clears it. */
export interface SetAdvance {
  type: "set_advance";
  /** The table meant. */
  table: string;
  /** Comes back in a refusal. */
  id: string;
  /** By name (`advances` of the game) and piece; a piece left out is asked about. Of every game: `ask`, whose `everything` is 1 for who wants to be asked also what leaves no choice. */
  answers: Record<string, Record<string, number>>;
}

/** Take the last move back; works when `undo.free`. */
export interface TakeUndo {
  type: "undo";
  /** The table meant. */
  table: string;
  /** The `seq` of the position seen. */
  seq: number;
  /** As in `move`. */
  id: string;
}

/** Ask everybody to take moves back to before one's own last one. */
export interface AskUndo {
  type: "ask_undo";
  /** The table meant. */
  table: string;
  /** The `seq` of the position seen. */
  seq: number;
  /** As in `move`. */
  id: string;
}

/** Agree or refuse. */
export interface AnswerUndo {
  type: "answer_undo";
  /** The table meant. */
  table: string;
  /** The `request` that is answered. */
  request: number;
  /** Whether one agrees; one refusal ends it. */
  accept: boolean;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  /** The table meant. */
  table: string;
  /** What. */
  text: string;
}

/** Vote for a bot to stand in for somebody who is away; all present must agree. */
export interface Vote {
  type: "vote";
  /** The table meant. */
  table: string;
  /** The seat of the person away. */
  seat: number;
  /** True: give it to a bot; false: withdraw the vote. */
  give: boolean;
}

/** Take one's own seat back from the bot that stands in. */
export interface ComeBack {
  type: "come_back";
  /** The table meant. */
  table: string;
}

/** Ask for older entries of the log. */
export interface More {
  type: "more";
  /** The table meant. */
  table: string;
  /** Entries older than this version are wanted. */
  before: number;
  /** True: lines of the chat; false: all other entries. */
  chat?: boolean;
}

/** Everything about the table: the answer to `hello`, and a full resync at any time. */
export interface Table {
  type: "table";
  /** Of the server; a browser that knows another one reloads the page. */
  protocol: number;
  /** The last entry of the log. */
  version: number;
  /** The entry that last changed the game: send it with the next move. */
  seq: number;
  /** Who sits where, and so on. */
  table: TableInfo;
  /** Null before the start. */
  position: Position | null;
  /** The last 200 lines of the chat and the last 200 other entries; `more` asks for older ones. */
  log: LogEntry[];
  /** The version of the first entry in `log` that is no chat; 1: there are no older ones. */
  first: number;
  /** The version of the first line of the chat in `log`; 1: there are no older ones. */
  first_chat?: number;
}

/** The answer to a `hello` with `last`: what happened since, and how things stand. */
export interface Missed {
  type: "missed";
  /** As in `table`. */
  protocol: number;
  /** As in `table`. */
  version: number;
  /** As in `table`. */
  seq: number;
  /** As in `table`. */
  table: TableInfo;
  /** As in `table`. */
  position: Position | null;
  /** The entries after `last`. */
  entries: LogEntry[];
}

/** One entry was added to the log; it is on disk. */
export interface Update {
  type: "update";
  /** The entry's version: the last one known plus one, or something was missed. */
  version: number;
  /** As in `table`. */
  seq: number;
  /** What was added. */
  entry: LogEntry;
  /** The table, when the entry changed it (seats, phase, result); else null: as before. */
  table: TableInfo | null;
  /** The game after the entry; null: before the start, or not changed by this entry (chat). */
  position: Position | null;
}

/** Somebody came, went or voted; not in the log. */
export interface Presence {
  type: "presence";
  /** How the seats are now. */
  seats: SeatInfo[];
  /** How many watch now. */
  watchers: number;
  /** As in `table`. */
  watching?: Watcher[];
}

/** The attempt counts and is on disk. For a repeated attempt: the first answer again. */
export interface Accepted {
  type: "accepted";
  /** Of the attempt. */
  id: string;
  /** Of the entry it made. */
  version: number;
  /** How many of the answers were played; fewer where something unforeseen ended a chain. */
  played?: number;
}

/** The attempt changed nothing. */
export interface Refused {
  type: "refused";
  /** Of the attempt, where it had one. */
  id: string | null;
  /** Why. */
  reason: Reason;
  /** Whether the table had moved on; a `table` message with the new view follows. */
  stale: boolean;
  /** The answer that is wrong, where it is one of several. */
  choice?: Choice | null;
}

/** How far pieces go that are laid out together. In words: the text `laid-<kind>`. */
export interface Laid {
  /** The kind of question that they answer. */
  kind: string;
  /** Values of the text. */
  values: Record<string, number | string | [string, string]>;
}

/** Why one answer can or cannot be given. */
export interface Explanation {
  /** The answer. */
  choice: Choice;
  /** Why not; null: it can be given. */
  reason: Reason | null;
}

/** What the answers asked about would lead to, as far as it can be known. */
export interface Previewed {
  type: "previewed";
  /** Of the question. */
  id: string;
  /** How many of the answers could be tried; 0: none, or they need others beside them. */
  played: number;
  /** Why no more: over, chance decides, something would be seen, others are asked. */
  stopped: "chance" | "control" | "end" | "reveal" | null;
  /** The game after those answers; the choices of its question are what can be added. */
  position: Position;
  /** What would happen, in order. */
  events: Happening[];
  /** How far the pieces laid out go; null: they are not parts of one choice. */
  laid: Laid | null;
  /** Whether they can be given as they are; false: pieces are missing, or one is wrong. */
  whole: boolean;
  /** Whether more pieces can join those laid out: the choice is not complete yet. */
  open: boolean;
  /** The answer that does not go with those before it, and why; null: they fit. */
  wrong: Explanation | null;
}

/** Why something cannot be done now. */
export interface Explained {
  type: "explained";
  /** Of the question. */
  id: string;
  /** What one might have meant, the most telling first, at most 12; empty: no such answer. */
  answers: Explanation[];
}

/** What you have set in advance is now this; sent to your browsers alone. */
export interface Advance {
  type: "advance";
  /** As in `set_advance`. */
  answers: Record<string, Record<string, number>>;
}

/** Older entries of the log. */
export interface History {
  type: "history";
  /** The version of the first of them; 1: there are no older ones. */
  first: number;
  /** At most 200. */
  entries: LogEntry[];
  /** Whether they are lines of the chat. */
  chat?: boolean;
}

/** Something about the connection itself. */
export interface Notice {
  type: "notice";
  /** The text key `notice-<key>`. After `stopping` the server closes: reconnect with back-off. */
  key: "malformed" | "no-such-table" | "not-invited" | "say-hello" | "sent-away" | "stopping" | "too-fast";
}

/** PUT /api/me: become a guest, or change one's name. */
export interface SetName {
  /** The name others see. */
  name: string;
}

/** GET /api/me. */
export interface Me {
  /** One's name; null: not a guest yet, PUT one. */
  name: string | null;
}

/** An option of a game; texts `option-<name>` and `option-<name>-text`. */
export interface OptionInfo {
  /** Its name. */
  name: string;
  /** What can be chosen; the first is the default. */
  choices: (boolean | number | string)[];
  /** With each of them, at most so many players. */
  seats: number[];
}

/** What a seat may decide before it is asked; texts `advance-<name>` and `advance-<name>-text`. For each piece a figure may be set; where none is, the seat is asked. */
export interface AdvanceInfo {
  /** Its name, as in `set_advance`. */
  name: string;
  /** The kind of piece each figure belongs to. */
  thing: string;
  /** The ids of those for which a figure may be set. */
  pieces: string[];
  /** The smallest figure. */
  least: number;
  /** The largest figure. */
  most: number;
}

/** A game that can be played: an item of GET /api/games. */
export interface GameInfo {
  /** Its name. */
  name: string;
  /** Raised whenever its behaviour changes. */
  rules_version: number;
  /** At least so many players. */
  min_seats: number;
  /** At most so many. */
  max_seats: number;
  /** With so many a newcomer is offered a game. */
  usual_seats: number;
  /** Where the newcomer sits then. */
  usual_seat: number;
  /** What can be chosen before the start. */
  options: OptionInfo[];
  /** Bots that play it, weakest first; texts `bot-<name>`. */
  bots: string[];
  /** The ids of its pieces by kind, in the order of their numbers. */
  things: Record<string, string[]>;
  /** What a seat may decide before it is asked. */
  advances?: AdvanceInfo[];
  /** The parts of a turn, in order; a view's `phase` is one of them. Texts `phase-<name>`. */
  phases?: string[];
  /** Whether its views add up points that a table may keep to itself until the end. */
  estimates?: boolean;
  /** Whether it can be played with a file of one's own. */
  own_files?: boolean;
}

/** How games between two bots of a level ended, one with each side. */
export interface LevelResult {
  /** The bots' level. */
  level: string;
  /** So many were played. */
  games: number;
  /** How many each side won; texts `side-<name>`. */
  wins: Record<string, number>;
  /** How long they took on the mean. */
  rounds: number;
}

/** Set an option so, and a seat plays this piece. */
export interface SeatPlays {
  /** Its kind and id. */
  piece: [string, string];
  /** Who plays it then. */
  seat: number;
  /** The option's name. */
  option: string;
  /** Its value. */
  value: boolean | number | string;
}

/** GET /api/games/{game}/plan?players=3&<option>=<value>: a table before it is made. */
export interface PlannedTable {
  /** What each seat plays, as pieces by name; nothing where all seats are alike. */
  plays: [string, string][][];
  /** How another seat comes to play a piece, where seats may exchange them. */
  changes: SeatPlays[];
  /** What was measured with these options, by level; often nothing. */
  results: LevelResult[];
}

/** A rule: an item of GET /api/games/{game}/rules. */
export interface RuleText {
  /** Its full id ("abyss:33"). */
  id: string;
  /** Where it comes from: the text `rule-by-<by>`. */
  by: string;
  /** The section of the rulebook. */
  section: string;
  /** In English. */
  en: string;
  /** In French. */
  fr: string;
}

/** POST /api/games/{game}/scenarios/check: a scenario file of one's own; nothing is kept. */
export interface CheckScenario {
  /** What stands in the file. */
  text: string;
}

/** What ends the game for a side. */
export interface ScenarioObjective {
  /** Whose objective it is. */
  side: "heroes" | "overlord";
  /** When it is looked at: the text `ui-scenario-when-<when>`. */
  when: string;
  /** Whether all tests must hold; else one is enough. */
  all: boolean;
  /** What is tested. */
  tests: Told[];
}

/** What an event tile does. */
export interface ScenarioEvent {
  /** The tile's id. */
  tile: string;
  /** Whether all of it happens, in order; else the overlord chooses one. */
  all: boolean;
  /** What may happen. */
  options: Told[];
}

/** The overlord's gems at the start. */
export interface ScenarioGems {
  /** Ready to be spent. */
  available: number;
  /** In the fatigue zone. */
  fatigue: number;
  /** How many come back each turn. */
  recovery: number;
}

/** A scenario that can be played, as its reader is told it. */
export interface Scenario {
  /** Its id; one of ours has the texts `scenario-<id>` and `scenario-<id>-text`. */
  id: string;
  /** Its name by language. */
  titles: Record<string, string>;
  /** Who begins. */
  first_side: "heroes" | "overlord";
  /** The overlord's gems by the number of heroes. */
  gems: Record<string, ScenarioGems>;
  /** How each side wins. */
  objectives: ScenarioObjective[];
  /** What the event tiles do. */
  events: ScenarioEvent[];
  /** What lies where. */
  tokens: Told[];
  /** Its special rules. */
  rules: Told[];
  /** The table at the start with all heroes, as a watcher sees it. */
  view: ConanView;
  /** What is odd in it, but allowed. */
  warnings: string[];
}

/** The first thing in a scenario file that cannot be played. */
export interface ScenarioMistake {
  /** Where in the file. */
  key: string;
  /** What is wrong, and what is allowed there. */
  told: Told;
}

/** The answer to `CheckScenario`: one of the two is null. */
export interface ScenarioChecked {
  /** What the file says. */
  scenario: Scenario | null;
  /** Why it cannot be played. */
  mistake: ScenarioMistake | null;
}

/** A file of one's own that a game is played with: a scenario, a board. */
export interface OwnFileInfo {
  /** Its id, for `CreateTable` and the addresses under /api/library. */
  id: string;
  /** The game it is for. */
  game: string;
  /** Its own title, by language. */
  titles: Record<string, string>;
  /** Bytes. */
  size: number;
  /** When it was last changed, in seconds since 1970. */
  changed: number;
}

/** GET /api/library: the files one keeps here, last changed first. */
export interface Library {
  /** Nobody else sees them. */
  files: OwnFileInfo[];
  /** How many one may keep. */
  most: number;
}

/** POST /api/library: keep a file that its game takes; PUT /api/library/{id}: a new text. */
export interface KeepFile {
  /** The game's name. */
  game: string;
  /** What stands in the file. */
  text: string;
}

/** PUT /api/library/{id}/title: change the title that stands in the file. */
export interface SetTitle {
  /** The new one. */
  title: string;
  /** In which language; where the file has the same title in both, both are changed. */
  language: "en" | "fr";
}

/** The first thing in a file that its game does not take. */
export interface FileMistake {
  /** Where in the file; empty: see the words. */
  key: string;
  /** What is wrong, as the command line says it. */
  words: string;
  /** The same in the game's texts, where it has them. */
  told: Told | null;
}

/** The answer to `KeepFile` and `SetTitle`: one of the two is null. */
export interface FileKept {
  /** As it is kept now. */
  file: OwnFileInfo | null;
  /** Why it was not kept. */
  mistake: FileMistake | null;
  /** What is odd in it, but allowed. */
  warnings?: string[];
}

/** Who shall sit at a place of a new table. */
export interface SeatWish {
  /** me: at most once; friend: by a link of its own. */
  kind: "bot" | "friend" | "me" | "open";
  /** The bot's name, for a bot. */
  bot?: string | null;
}

/** POST /api/tables. */
export interface CreateTable {
  /** The game's name. */
  game: string;
  /** In playing order. */
  seats: SeatWish[];
  /** Options other than the defaults. */
  options?: Record<string, boolean | number | string>;
  /** Whether the lobby of everybody shows it. */
  visibility?: "private" | "public";
  /** Seconds after which a bot stands in for somebody away; 0: only by vote. */
  stand_in_after?: number;
  /** Limits of time; null: none. Time up is never a loss: a bot gives the answer. */
  clock?: Clock | null;
  /** Whether views show during the game what they add up: points, coalitions. */
  estimates?: boolean;
  /** The id of a file of one's own to play with; null: with ours. */
  own?: string | null;
}

/** POST /api/tables/{id}/join: sit down at an open seat before the start. */
export interface Join {
  /** Which; null: any. */
  seat?: number | null;
  /** 32 random bytes of the browser, in hexadecimal. */
  seed?: string | null;
}

/** POST /api/tables/{id}/seed: add the browser's randomness, before the start. */
export interface AddSeed {
  /** 32 random bytes, in hexadecimal. */
  seed: string;
}

/** POST /api/tables/{id}/mute: for the host; not let somebody talk, or let them again. */
export interface MutePerson {
  /** Who: as in `said`. */
  speaker: number;
  /** False: may talk again. */
  muted?: boolean;
}

/** POST /api/tables/{id}/send_away: for the host; not let somebody watch, or let them again. */
export interface SendAway {
  /** Who: as in `said`; or `watcher`. Players cannot be sent away. */
  speaker?: number;
  /** Who: `id` of one of `watching`, for somebody who never spoke. */
  watcher?: string | null;
  /** False: may come back. */
  away?: boolean;
}

/** POST /api/tables/{id}/end: end a game now, with no result; all people must want it. */
export interface EndGame {
  /** False: to play on after all. */
  wanted?: boolean;
}

/** GET /api/tables/{id}/links: addresses to give to others; each is a secret of its kind. */
export interface Links {
  /** For watching only: safe to post anywhere. */
  watch: string;
  /** For each seat the address that gives it (open and friend seats); host only, else null. */
  play: (string | null)[];
  /** Moves your own seat to the device that opens it: once, within 15 minutes. */
  device: string | null;
}

/** POST /api/links/{secret}: what the link gave. */
export interface LinkUsed {
  /** Go to this table. */
  table: string;
  /** The seat it gave, or -1 for watching. */
  seat: number;
}

/** GET /api/lobby. */
export interface Lobby {
  /** Tables I sit at that are not over, the ones that wait for me first. */
  mine: TableInfo[];
  /** Public tables with an open seat. */
  open: TableInfo[];
  /** Public tables being played. */
  watch: TableInfo[];
  /** My games that are over, newest first. */
  finished: TableInfo[];
  /** By list: `after` of its next page, GET /api/lobby/{list}; a list without it is whole. */
  after: Record<string, string>;
}

/** GET /api/lobby/{list}: further tables of a list. */
export interface LobbyPage {
  /** In the order of the list; of public tables only those the list would show. */
  tables: TableInfo[];
  /** How the next page is asked for; null: that was all. */
  after: string | null;
}

/** The game after one move, for the replay viewer. */
export interface Frame {
  /** The log entry that led here: `began` or `moved`. */
  version: number;
  /** Whose move it was; -1 for the start. */
  seat: number;
  /** What happened. */
  events: Happening[];
  /** The view of the seat asked for. */
  view: GameView;
  /** What was asked then. */
  question: Question | null;
  /** How many turns had begun before the move: its next event `turn` is number `turns` + 1. */
  turns?: number;
}

/** GET /api/tables/{id}/frames?seat=&first=&count=: as a seat saw it. While the game goes on one's own seat only, or -1; after it every seat. */
export interface Frames {
  /** How many frames the whole game has; moves taken back are left out. */
  count: number;
  /** The number of the first frame sent, from 0. */
  first: number;
  /** At most 100. */
  frames: Frame[];
}

/** Some of a seat's points and where they come from. */
export interface ScoreLine {
  /** The text `score-<source>`. */
  source: string;
  /** What kind of piece scores, or null. */
  thing: string | null;
  /** Which one; its name is the text `<thing>-<piece>`. */
  piece: string | null;
  /** How many. */
  points: number;
}

/** GET /api/tables/{id}/scoring: the end of a game told step by step; only when it is over. */
export interface Scoring {
  /** The sources of points in the order in which a table counts them. */
  sources: string[];
  /** For each seat its points, piece by piece, in that order; they add up to its score. */
  lines: ScoreLine[][];
  /** For each seat its points by source, as in `result`. */
  sheets: Record<string, number>[];
}

/** How a seat played. */
export interface SeatStatistics {
  /** Answers given that count. */
  answers: number;
  /** Of these by a bot, its own or one standing in. */
  by_bot: number;
  /** Of these by a bot because time was up. */
  by_clock: number;
  /** Answers it took back. */
  taken_back: number;
  /** Milliseconds its person was asked, in all. */
  thought: number;
  /** The longest of its answers, in milliseconds. */
  longest: number;
  /** How often it gave each kind of answer: the texts `action-<family>`. */
  choices: Record<string, number>;
}

/** GET /api/tables/{id}/statistics: only when the game is over. */
export interface Statistics {
  /** Answers that count. */
  moves: number;
  /** Rounds played; 0: the game has none. */
  rounds: number;
  /** When, in seconds since 1970. */
  began: number;
  /** When. */
  ended: number;
  /** In the order of the seats. */
  seats: SeatStatistics[];
  /** Numbers of frames, rising, at most 100: the first is 0, the last the end. */
  at: number[];
  /** The points of each seat at those frames. */
  scores: number[][];
}

/** GET /api/tables/{id}/verify: the server's own check; `tablee verify` repeats it elsewhere. */
export interface Verified {
  /** Whether everything agrees. */
  ok: boolean;
  /** Each check: commitment, seed, moves; the texts `verify-<check>`. */
  checks: Record<string, boolean>;
}

/** The body of every refused HTTP request. */
export interface Problem {
  /** Why. */
  reason: Reason;
}

/** A key that a rule, an event or a test takes; in words `parameter-<name>`. */
export interface ParameterInfo {
  /** The key. */
  name: string;
  /** What it names: the text `parameter-kind-<kind>`. */
  kind: string;
  /** Whether it may be left out. */
  optional: boolean;
  /** Whether it takes a list. */
  many: boolean;
  /** The smallest number, for a number. */
  least: number;
  /** The largest. */
  most: number;
}

/** A special rule, an event or a test of an objective: the text `about-<list>-<name>`. */
export interface HookInfo {
  /** Its name in a file. */
  name: string;
  /** What it takes; notes that change nothing are left out. */
  parameters: ParameterInfo[];
}

/** A hero that a scenario may name. */
export interface HeroInfo {
  /** The hero's id. */
  id: string;
  /** Gems of the hero: at most so many begin as fatigue. */
  energy: number;
}

/** A unit that a scenario may name. */
export interface UnitInfo {
  /** Its id. */
  id: string;
  /** The base colours of which it has tiles; none: it has one tile without. */
  colours: string[];
  /** Figures that one tile controls at most. */
  most: number;
  /** Human bases that a figure takes in a zone. */
  size: number;
  /** Life in a new scenario. */
  life: number;
  /** How many tiles the box has of a figure. */
  tiles: number;
  /** minion, lieutenant or monster. */
  kind: string;
}

/** A token that a scenario may name. */
export interface TokenInfo {
  /** Its id, also that of its card. */
  id: string;
  /** As printed. */
  weight: number;
}

/** GET /api/games/{game}/scenarios/lists: all that a scenario may choose from. */
export interface ScenarioLists {
  /** What `schema` of a new file is. */
  schema: number;
  /** Special rules. */
  rules: HookInfo[];
  /** What an event tile may do. */
  events: HookInfo[];
  /** What an objective may ask for. */
  tests: HookInfo[];
  /** Ids of the maps. */
  maps: string[];
  /** All heroes. */
  heroes: HeroInfo[];
  /** All units. */
  units: UnitInfo[];
  /** All tokens that can be carried. */
  tokens: TokenInfo[];
  /** Ids of the cards. */
  equipment: string[];
  /** Ids of the spells. */
  spells: string[];
  /** Kinds of `[[token]]`. */
  token_kinds: string[];
  /** How a `[[door]]` may be opened. */
  door_ways: string[];
  /** Tiles of the river that are events. */
  event_tiles: string[];
  /** What `choose` of an event may say. */
  choices: (boolean | number | string)[];
  /** The overlord's upgrade tiles. */
  benefits: string[];
  /** What is counted. */
  counters: string[];
  /** Whose objective it is. */
  sides: string[];
  /** When an objective is looked at. */
  times: string[];
  /** Colours of the dice. */
  dice: string[];
  /** Heroes of a scenario at most. */
  most_heroes: number;
  /** Tiles of the river at most. */
  most_tiles: number;
  /** Gems of the overlord at most. */
  most_gems: number;
}

/** POST /api/games/{game}/scenarios/model: a file as a model to be changed. */
export interface ReadScenario {
  /** What stands in the file. */
  text: string;
}

/** POST /api/games/{game}/scenarios/draft: a model to be written as a file and checked. */
export interface DraftScenario {
  /** What is being made; nothing of it is kept. */
  model: Record<string, unknown>;
}

/** Something in a draft that cannot be played, or that its maker should look at again. */
export interface ScenarioProblem {
  /** Whether it must be mended before the scenario can be played. */
  level: "advice" | "error";
  /** Where in the file. */
  key: string;
  /** The line of the file; 0: it is missing there. */
  line: number;
  /** The zones it is about. */
  zones: string[];
  /** What it is, and what is allowed there. */
  told: Told;
}

/** The answer to `DraftScenario` and `ReadScenario`. */
export interface ScenarioDraft {
  /** The file. */
  text: string;
  /** The model; of a draft the one that was sent. */
  model: Record<string, unknown>;
  /** Errors first; without an error it can be played. */
  problems: ScenarioProblem[];
}

/** POST /api/games/{game}/scenarios/simulate: let bots play a file. The answer is a `SimulationFigures` on each line, one more after each game, until all are played or whoever asked leaves. */
export interface Simulate {
  /** The file. */
  text: string;
  /** How many. */
  games: number;
}

/** What the games so far came to. */
export interface SimulationFigures {
  /** Played. */
  games: number;
  /** Of these won by the heroes. */
  heroes: number;
  /** Of each game, how many rounds were over when it ended. */
  rounds: number[];
  /** Of each game, how many heroes died. */
  deaths: number[];
  /** Whether the file took too long to be played on. */
  stopped?: boolean;
}

export type LogEntry =
  | SeatTaken
  | SeatLeft
  | SeedAdded
  | Began
  | Moved
  | TakenBack
  | UndoWanted
  | UndoAllowed
  | UndoDenied
  | Said
  | Muted
  | SentAway
  | EndWanted
  | Ended
  | BotStoodIn
  | PersonBack
  | RulesChanged
  | LeftUnfinished
  | Branched
  | PlayedAgain;

export type ClientMessage =
  | Hello
  | Move
  | Preview
  | WhyNot
  | SetAdvance
  | TakeUndo
  | AskUndo
  | AnswerUndo
  | Chat
  | Vote
  | ComeBack
  | More;

export type ServerMessage =
  | Table
  | Missed
  | Update
  | Presence
  | Accepted
  | Refused
  | Previewed
  | Explained
  | Advance
  | History
  | Notice;

export type AbyssQuestion =
  | "take_turn"
  | "use_powers"
  | "buy_ally"
  | "take_or_go_on"
  | "fight_or_go_on"
  | "choose_reward"
  | "choose_stack"
  | "pay_for_lord"
  | "affiliate"
  | "spend_keys"
  | "choose_location"
  | "keep_location"
  | "swap_smokers"
  | "discard_allies"
  | "disable_lord"
  | "choose_target"
  | "sell_ally"
  | "discard_stack"
  | "give_up_location"
  | "take_in_exchange"
  | "replace_at_court"
  | "buy_lord"
  | "dismiss_lord"
  | "invite_from_court";

export type ConanQuestion =
  | "choose_state"
  | "heroes_act"
  | "hero_acts"
  | "overlord_acts"
  | "choose_mover"
  | "choose_attacker"
  | "reinforce"
  | "place_reinforcement"
  | "return_to_board"
  | "ally_acts"
  | "move_figure"
  | "remove_bloodied_tiles"
  | "reroll"
  | "choose_target"
  | "choose_second_weapon"
  | "take_stool"
  | "choose_gems"
  | "attack_gems"
  | "choose_new_target"
  | "sacrifice"
  | "cast_reaction"
  | "order_victims"
  | "attack_from_beyond"
  | "choose_guard"
  | "choose_defence"
  | "choose_defence_card"
  | "lose_from_box"
  | "choose_partner"
  | "throw_object"
  | "shed_load"
  | "take_content"
  | "choose_spell"
  | "choose_spell_target"
  | "choose_spell_zone"
  | "fetch_card"
  | "open_by_magic"
  | "guide_step"
  | "move_tentacle"
  | "tentacle_strikes"
  | "choose_event"
  | "wound_zone"
  | "pass_bag_on"
  | "marauder_enters"
  | "marauder_replaces"
  | "flood_zone"
  | "raise_figure"
  | "dodge"
  | "door_weapon"
  | "door_second_weapon"
  | "door_stool"
  | "swap_tile"
  | "free_monster"
  | "hide_captive"
  | "spectre_rises"
  | "choose_start";

export type ConspiracyQuestion =
  | "recruit_lords"
  | "recruit_one"
  | "keep_lord"
  | "place_next"
  | "take_location"
  | "keep_location"
  | "search_deck"
  | "swap_first"
  | "swap_second";

export type SmogQuestion =
  | "choose_gentleman"
  | "choose_edge"
  | "choose_hourglass_tile"
  | "choose_hourglass_side"
  | "invoke_first"
  | "take_turn"
  | "pay_toll"
  | "move_agents"
  | "send_agent"
  | "walk_on"
  | "choose_victim"
  | "blow_away"
  | "steal_ether"
  | "steal_artefact"
  | "choose_agent"
  | "shift_gears"
  | "turn_board";

export type QuestionKind = AbyssQuestion | ConanQuestion | ConspiracyQuestion | SmogQuestion;
