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
  /** The id of the piece. Its name is the text `<thing>-<piece>`; a "seat" is a player. */
  piece: string | null;
  /** The id of the rule that allows this answer ("abyss:19"). */
  rule: string;
  /** False: it can only be given together with others, as one move, besides those previewed. */
  alone?: boolean;
  /** True: it wins the game at once. */
  wins?: boolean;
}

/** Several answers that a person may mean as one. In words: the text `route-<kind>`. */
export interface Route {
  /** What it is, such as a walk or a strike. */
  kind: string;
  /** The kind of piece that stands for it on the board. */
  thing: string;
  /** The id of that piece. */
  piece: string;
  /** The answers, in order: send them as a chain. */
  actions: number[];
  /** Values of the text, such as what it costs and what is on the way. */
  values: Record<string, number | string | [string, string]>;
}

/** The question that the table is waiting on. */
export interface Question {
  /** The seat that must answer. */
  seat: number;
  /** What is asked: one of the game's kinds. Those asked see the text `prompt-<kind>`. Everybody else sees its attribute `.others`, whose `$player` is the player asked. */
  kind: QuestionKind;
  /** The id of the rule that asks it. */
  rule: string;
  /** Values of both texts, in addition to `$player`. */
  values: Record<string, number | string | [string, string]>;
  /** Every legal answer, and every part of a legal one; null unless you are asked. */
  choices: Choice[] | null;
  /** All seats that may answer, `seat` included: a team's question has several. */
  seats: number[];
  /** Whether it asks for the rest of a move that has begun: people answer both together. */
  detail?: boolean;
  /** Whether the answer is several pieces, laid out in any order and given together. */
  several?: boolean;
  /** Whether the table answers for you: you set it in advance, or there is nothing to decide. */
  quiet?: boolean;
  /** Chains of answers that go further than a single one. Only for those who may answer, and not in a preview. */
  routes?: Route[];
}

/** One thing that happened, as you may know it. In words: the text `event-<name>`. */
export interface Happening {
  /** The text key `event-<name>`: `$player`, `$what`, `$other`, `$amount`, `$known` (yes | no). */
  name: string;
  /** The seat it happened to, or -1. */
  seat: number;
  /** The id of the rule behind it. */
  rule: string;
  /** What kind of piece `what` is, or null. */
  thing: string | null;
  /** The piece's id; null if there is none or you may not know it. */
  what: string | null;
  /** How many. */
  amount: number;
  /** Whether `what` is hidden from you (`$known` is then "no"). */
  hidden: boolean;
  /** A second piece or seat, such as who is robbed, as kind and id. `amount` is then no count. */
  other?: [string, string] | null;
}

/** Why something is refused. In words: the text `reason-<key>` of the game or of the table. */
export interface Reason {
  /** The text key `reason-<key>`. */
  key: string;
  /** The id of the rule behind it; `tablee:...` if it is not a rule of a game. */
  rule: string;
  /** Values of the text. */
  values: Record<string, number | string | [string, string]>;
}

/** A sentence from a game's texts. Each value is a list, of one thing or several. */
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
  /** The seats that won; several share the victory. */
  winners: number[];
  /** Points of each seat by source, in this order; the texts `score-<source>`. */
  sheets: Record<string, number>[];
  /** What broke the tie, the text `tie-<name>`; null: the points decided. */
  tie_break?: string | null;
  /** Who won and then why; empty: the points say it. */
  verdict?: Told[];
}

/** A table's clock: free time for each answer, then a time bank for the whole game. */
export interface Clock {
  /** Seconds in each seat's bank for the game; used when an answer takes more than `each`. */
  bank: number;
  /** Seconds for each answer before the bank is used. */
  each: number;
}

/** The time left for each seat. When it is used up, a bot answers this question for the seat. */
export interface ClockTimes {
  /** Milliseconds left in the bank of each seat. */
  banks: number[];
  /** The seats whose time is running: those that are asked and played by a person. */
  running: number[];
  /** Milliseconds since the question was asked; count on from there. */
  used: number;
}

/** A request to take moves back, which needs everybody's consent. */
export interface UndoRequest {
  /** The version of the log entry that asked; the answer must give it. */
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
  /** How many moves `ask_undo` would take back, to where your last decision began; 0: none. */
  ask: number;
  /** The request being decided, if any. */
  asked: UndoRequest | null;
}

/** The game as you may see it. */
export interface Position {
  /** The game's own view for your seat, without its question; `seat` is -1 for a watcher. */
  view: GameView;
  /** What is asked, and of whom; null when the game is over. */
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

/** The first move of a game that today's rules do not allow; the table is right before it. As with every move, only its own seat gets its words and the reason. */
export interface Unfit {
  /** Its number among the moves that count, from 1; 0: the game cannot even start. */
  move: number;
  /** Whose move it is; -1 for the start. */
  seat: number;
  /** The kind of question asked there, or "" if nothing is asked any more. */
  kind: QuestionKind;
  /** The rule that asks that question, or "". */
  rule: string;
  /** The answers as the log stores them ("pay crab_5"); empty unless they are yours. */
  words?: string[];
  /** The same answers, if today's game still knows them. */
  choices?: Choice[];
  /** Why it does not fit, with the rule; null if you may not know. */
  reason?: Reason | null;
}

/** A seat at the table and who has it. */
export interface SeatInfo {
  /** open: anybody may sit down; friend: only with the seat's link. */
  kind: "bot" | "friend" | "open" | "person";
  /** The person's name, or null. */
  name: string | null;
  /** The bot that plays here: the seat's own, or one standing in for its person. */
  bot: string | null;
  /** Whether the bot stands in for the person named, who may take the seat back. */
  stand_in: boolean;
  /** Whether it is your seat. */
  you: boolean;
  /** Whether the person's browser is connected (bots always are). */
  connected: boolean;
  /** Seconds since the person left; 0 when connected. See `vote_after` of the table. */
  away: number;
  /** The seats that voted for a bot to stand in here. */
  votes: number[];
  /** Whether the person's browser has added its random seed. */
  seeded: boolean;
  /** Whether the person resigned: a bot plays on, and nobody waits for them. */
  resigned?: boolean;
  /** What the seat plays, as pieces [thing, id]; empty if all seats are alike. */
  plays?: [string, string][];
}

/** Somebody who watches, as the host of the table sees them. */
export interface Watcher {
  /** Identifies them in `send_away`. */
  id: string;
  /** Their name. A player, who is not in this list, may have the same name. */
  name: string;
  /** Whether they were sent away and may no longer watch. */
  away: boolean;
}

/** What proves that the shuffles were fixed before the game: see docs/fairness.md. */
export interface Fairness {
  /** SHA-256 of the server's seed, in hexadecimal; published when the table was created. */
  commitment: string;
  /** The seeds added by the seats (null for a bot); null until the game is over. */
  seat_seeds: (string | null)[] | null;
  /** The server's seed; null until the game is over. */
  server_seed: string | null;
}

/** A table to learn at: its game counts nowhere. */
export interface Practice {
  /** The finished game from which it goes on; null: it begins like any other. */
  table: string | null;
  /** The frame of that game at which it begins. */
  frame?: number;
  /** The entry of that game's log that led there. */
  version?: number;
  /** Whether what its person could not see was dealt anew; false: it is as it was. */
  anew?: boolean;
}

/** A table as the lobby and its viewers see it. */
export interface TableInfo {
  /** The table's id, part of its address; not secret. */
  id: string;
  /** The game's name (`game-name` of its texts). */
  game: string;
  /** The version of the rules it is played with (if not in memory: it was created with). */
  rules_version: number;
  /** Every option and its value. */
  options: Record<string, boolean | number | string>;
  /** public: in everybody's lobby, and everybody may watch; private: by link only. */
  visibility: "private" | "public";
  /** waiting: for players or for the start; stuck: one of its moves no longer fits the rules, so it waits to be ended or branched; over: played to the end; ended: unfinished, read-only. */
  phase: "ended" | "over" | "playing" | "stuck" | "waiting";
  /** Seconds a person must be away before a vote can give the seat to a bot. */
  vote_after: number;
  /** Seconds after which a bot stands in by itself; 0: only by vote. */
  stand_in_after: number;
  /** In playing order. */
  seats: SeatInfo[];
  /** Your seat; -1: you watch. */
  yours: number;
  /** Whether you may start the game and give out links. */
  host: boolean;
  /** How many people watch. */
  watchers: number;
  /** The seat that is asked, or -1. */
  asked: number;
  /** When it was created, in seconds since 1970. */
  created: number;
  /** When it last changed. */
  changed: number;
  /** The commitment, and after the end the seeds. */
  fairness: Fairness;
  /** The id of the table where these players play again. */
  rematch: string | null;
  /** Null until the game is over. */
  result: Result | null;
  /** The clock; null: no time limit. */
  clock?: Clock | null;
  /** Whether views show totals during the game, such as points and coalitions. */
  estimates?: boolean;
  /** The title, by language, of the custom file it is played with; null: with ours. */
  own?: Record<string, string> | null;
  /** The seats that want the game to end now. It ends when all people want it. */
  ending?: number[];
  /** Whether you may end it alone: it is yours, and no other person plays it, nobody has made a move yet, or it failed. */
  may_end?: boolean;
  /** Whether the server could not continue the game because of a fault of its own. */
  failed?: boolean;
  /** For the host: the `speaker` of each person who may not talk here. */
  muted?: number[];
  /** For the host: the `speaker` of each person who may not watch here. */
  sent_away?: number[];
  /** For the host: who watches and who no longer may, by name; of a crowd, only some. */
  watching?: Watcher[];
  /** What kind of practice it is; null: a real game. */
  practice?: Practice | null;
  /** The id of the table where this game continues from before the move that no longer fits. */
  branch?: string | null;
  /** In phase `stuck`, and in `ended` if it is known: the move that no longer fits. */
  unfit?: Unfit | null;
}

/** Somebody took a seat, before the start or with the link that moves it to another device. */
export interface SeatTaken {
  type: "seat_taken";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The seat. */
  seat: number;
  /** Who it is. */
  name: string;
}

/** Somebody gave a seat up before the start, or the host freed it. */
export interface SeatLeft {
  type: "seat_left";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The seat. */
  seat: number;
  /** Who it is. */
  name: string;
  /** Whether the host freed it. */
  freed?: boolean;
}

/** The host decided before the start who a seat is for. */
export interface SeatGiven {
  type: "seat_given";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The seat. */
  seat: number;
  /** Who it is for, as in `SeatInfo`. */
  to: "bot" | "friend" | "open";
}

/** The host exchanged two seats before the start. */
export interface SeatsSwapped {
  type: "seats_swapped";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The two seats. */
  seats: [number, number];
}

/** A person's browser has added its random seed. */
export interface SeedAdded {
  type: "seed_added";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Whose browser. */
  seat: number;
}

/** The game has begun, with what happened by itself up to the first question. */
export interface Began {
  type: "began";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** What happened, in order. */
  events: Happening[];
  /** How many turns had begun before. The next event `turn` is number `turns` + 1. */
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
  /** The answers; empty unless they are yours. Others learn of them only from the events. */
  choices: Choice[];
  /** What happened, in order. */
  events: Happening[];
  /** clock: a bot answered because time was up; advance: you had set it in advance; quiet: there was nothing to decide, so the table answered. For the last two, others see `person`. */
  how?: "advance" | "bot" | "clock" | "person" | "quiet";
  /** What kind of question was answered (see `Question`). */
  kind?: QuestionKind;
  /** The rule that asked it. */
  rule?: string;
  /** The number of the frame (see `Frames`) that this move led to; the start is 0. */
  frame?: number;
  /** How many turns had begun before. The next event `turn` is number `turns` + 1. */
  turns?: number;
}

/** Moves were taken back. They stay in the log but no longer count. */
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
  /** Moves from this version on no longer count. */
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
  /** Who it is. */
  seat: number;
  /** How many moves. */
  moves: number;
}

/** A seat agrees to take moves back; others have not answered yet. */
export interface UndoAllowed {
  type: "undo_allowed";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who it is. */
  seat: number;
}

/** A seat refused, or the game continued: nothing is taken back. */
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
  /** The speaker's seat; -1: a watcher. Say so next to the name. */
  seat: number;
  /** The speaker's name. Watchers cannot use the name of a player. */
  name: string;
  /** At most 300 characters. */
  text: string;
  /** The version of this person's first line here, so each person keeps the same number. */
  speaker?: number;
  /** A quick phrase; `text` is then empty. */
  phrase?: "good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
}

/** The host stops somebody from talking, or lets them talk again. */
export interface Muted {
  type: "muted";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who it is. */
  name: string;
  /** As in `said`. */
  speaker: number;
  /** False: they may talk again. */
  muted: boolean;
}

/** The host stops somebody from watching, or lets them watch again. */
export interface SentAway {
  type: "sent_away";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who it is. */
  name: string;
  /** As in `said`; 0: they never spoke. */
  speaker: number;
  /** False: they may come back. */
  away: boolean;
}

/** A seat wants the game to end now, or no longer wants that. */
export interface EndWanted {
  type: "end_wanted";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who it is. */
  seat: number;
  /** False: the seat wants to play on after all. */
  wanted: boolean;
}

/** The game was ended early: it has no result, but its replay can be watched. */
export interface Ended {
  type: "ended";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The last seat to want it; -1: a host without a seat, or whoever runs the server. */
  seat: number;
  /** agreed: all people agreed; alone: no other person played; fault: the server could not go on; server: whoever runs the server ended it; unplayed: nobody had made a move yet. */
  why: "agreed" | "alone" | "fault" | "server" | "unplayed";
}

/** A bot plays a seat whose person is away. */
export interface BotStoodIn {
  type: "bot_stood_in";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The seat. */
  seat: number;
  /** The bot. */
  bot: string;
  /** True: by the table's vote; false: because the person was away too long or resigned. */
  voted: boolean;
  /** Whether the person resigned. They may take the seat back, but nobody waits for them. */
  resigned?: boolean;
}

/** A person took a seat back from the bot that stood in. */
export interface PersonBack {
  type: "person_back";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The seat. */
  seat: number;
}

/** The rules have changed; the game continues under today's rules. */
export interface RulesChanged {
  type: "rules_changed";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The version of the rules from here on. */
  rules_version: number;
  /** The version of the rules up to here. */
  before: number;
}

/** Somebody ended a game that has a move that no longer fits the rules. */
export interface LeftUnfinished {
  type: "left_unfinished";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** Who it is. */
  seat: number;
  /** Their name. */
  name: string;
}

/** The game continues at a new table, from before the move that no longer fits: go there. */
export interface Branched {
  type: "branched";
  /** Its number. */
  version: number;
  /** When, in seconds since 1970. */
  at: number;
  /** The new table's id. */
  table: string;
}

/** The same players play again at a new table: go there. */
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
  /** The table to show. */
  table: string;
  /** The last version this browser already has; null: send everything. */
  last?: number | null;
}

/** Give an answer, or several as one move: either all of them count or none does. */
export interface Move {
  type: "move";
  /** The table meant. */
  table: string;
  /** The `seq` of the position that this answers. */
  seq: number;
  /** The browser's own name for this attempt. When in doubt, send the same attempt again. */
  id: string;
  /** One of the question's choices, or several that belong together, in any order. */
  actions: number[];
  /** Whether they are steps in this order. The steps after a surprise are not played. */
  chain?: boolean;
}

/** Ask what answers would lead to. Nothing is played and nothing is revealed. */
export interface Preview {
  type: "preview";
  /** The table meant. */
  table: string;
  /** The `seq` of the position this starts from. */
  seq: number;
  /** Repeated in the answer. */
  id: string;
  /** The answers, in any order. */
  actions: number[];
}

/** Ask why something cannot be done now: one kind of answer, or all that name a piece. */
export interface WhyNot {
  type: "why_not";
  /** The table meant. */
  table: string;
  /** The `seq` of the position seen. */
  seq: number;
  /** Repeated in the answer. */
  id: string;
  /** The kind of answer; null: every kind that names the piece. */
  family?: string | null;
  /** The kind of piece; goes with `piece`. */
  thing?: string | null;
  /** The id of the piece; null for a kind of answer that names none. */
  piece?: string | null;
  /** The answers already laid out, together with which it would be given. */
  laid?: number[];
}

/** Decide before being asked. Replaces everything set before; an empty one clears it. */
export interface SetAdvance {
  type: "set_advance";
  /** The table meant. */
  table: string;
  /** Repeated in a refusal. */
  id: string;
  /** By name (`advances` of the game) and piece; a piece left out is asked about. Every game has `ask`: its `everything` is 1 for a person who wants to be asked even without a choice. */
  answers: Record<string, Record<string, number>>;
}

/** Take the last move back. Allowed when `undo.free` is true. */
export interface TakeUndo {
  type: "undo";
  /** The table meant. */
  table: string;
  /** The `seq` of the position seen. */
  seq: number;
  /** As in `move`. */
  id: string;
}

/** Ask everybody to take moves back, to where the sender's last decision began. Bots agree. */
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
  /** The `request` being answered. */
  request: number;
  /** Whether the sender agrees. One refusal ends the request. */
  accept: boolean;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  /** The table meant. */
  table: string;
  /** The text. */
  text?: string;
  /** A quick phrase instead of a text. */
  phrase?: "good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
}

/** Show the people of one's own side a piece, or a way from one piece to another. */
export interface Point {
  type: "point";
  /** The table meant. */
  table: string;
  /** The kind of piece. */
  thing: string;
  /** One piece, or two: from the first to the second. The sender must see them in the view. */
  pieces: string[];
}

/** Vote for a bot to stand in for somebody who is away; all present must agree. */
export interface Vote {
  type: "vote";
  /** The table meant. */
  table: string;
  /** The seat of the person who is away. */
  seat: number;
  /** True: give it to a bot; false: withdraw the vote. */
  give: boolean;
}

/** Take the sender's own seat back from the bot that stands in. */
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
  /** Send entries older than this version. */
  before: number;
  /** True: chat lines; false: all other entries. */
  chat?: boolean;
}

/** Everything about the table: the answer to `hello`, and a full resync at any time. */
export interface Table {
  type: "table";
  /** The server's protocol number. A browser with another number reloads the page. */
  protocol: number;
  /** The number of the last log entry. */
  version: number;
  /** The entry that last changed the game: send it with the next move. */
  seq: number;
  /** Who sits where, and so on. */
  table: TableInfo;
  /** Null before the start. */
  position: Position | null;
  /** The last 200 chat lines and the last 200 other entries; `more` asks for older ones. */
  log: LogEntry[];
  /** The version of the first entry in `log` that is not chat; 1: there are no older ones. */
  first: number;
  /** The version of the first chat line in `log`; 1: there are no older ones. */
  first_chat?: number;
}

/** The answer to a `hello` with `last`: what happened since then, and the table now. */
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

/** One entry was added to the log and is on disk. */
export interface Update {
  type: "update";
  /** The entry's version. If it is not the last known one plus one, something was missed. */
  version: number;
  /** As in `table`. */
  seq: number;
  /** What was added. */
  entry: LogEntry;
  /** The table, if the entry changed it (seats, phase, result); null: not changed. */
  table: TableInfo | null;
  /** The game after the entry; null: before the start, or not changed by this entry (chat). */
  position: Position | null;
}

/** Somebody came, went or voted. This is not in the log. */
export interface Presence {
  type: "presence";
  /** The seats now. */
  seats: SeatInfo[];
  /** How many people watch now. */
  watchers: number;
  /** As in `table`. */
  watching?: Watcher[];
}

/** Somebody of your side shows a piece or a way. This is not in the log. */
export interface Pointed {
  type: "pointed";
  /** Who shows it. */
  seat: number;
  /** As in `point`. */
  thing: string;
  /** As in `point`. */
  pieces: string[];
}

/** The attempt counts and is on disk. A repeated attempt gets the first answer again. */
export interface Accepted {
  type: "accepted";
  /** The `id` of the attempt. */
  id: string;
  /** The version of the entry that it made. */
  version: number;
  /** How many of the answers were played: not all, if a surprise ended a chain. */
  played?: number;
}

/** The attempt changed nothing. */
export interface Refused {
  type: "refused";
  /** The `id` of the attempt, if it had one. */
  id: string | null;
  /** Why. */
  reason: Reason;
  /** Whether the table had changed meanwhile; a `table` message with the new view follows. */
  stale: boolean;
  /** The wrong answer, if it is one of several. */
  choice?: Choice | null;
}

/** What the pieces laid out together amount to. In words: the text `laid-<kind>`. */
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
  /** The `id` of the message that asked. */
  id: string;
  /** How many of the answers could be tried; 0: none, or they need further ones. */
  played: number;
  /** Why it stopped: the game is over, chance decides, something hidden would be seen, or others are asked. */
  stopped: "chance" | "control" | "end" | "reveal" | null;
  /** The game after those answers. The choices of its question are what can be added. */
  position: Position;
  /** What would happen, in order. */
  events: Happening[];
  /** What the pieces laid out amount to; null: they are not parts of one choice. */
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
  /** The `id` of the message that asked. */
  id: string;
  /** Answers the person may have meant, most helpful first, at most 12; empty: none exists. */
  answers: Explanation[];
}

/** What you have set in advance now. Sent only to your own browsers. */
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
  /** Whether they are chat lines. */
  chat?: boolean;
}

/** Something about the connection itself. */
export interface Notice {
  type: "notice";
  /** The text key `notice-<key>`. After `stopping` the server closes: reconnect with backoff. */
  key: "malformed" | "no-such-table" | "not-invited" | "say-hello" | "sent-away" | "stopping" | "too-fast" | "too-many-sockets";
}

/** PUT /api/me: become a guest, or change your name. */
export interface SetName {
  /** The name others see. */
  name: string;
}

/** GET /api/me. */
export interface Me {
  /** Your name; null: you are not a guest yet, PUT a name. */
  name: string | null;
}

/** An option of a game; texts `option-<name>` and `option-<name>-text`. */
export interface OptionInfo {
  /** Its name. */
  name: string;
  /** What can be chosen; the first is the default. */
  choices: (boolean | number | string)[];
  /** For each choice, the most players it allows. */
  seats: number[];
  /** Whether it is a fine point of the rules that most tables never touch. */
  advanced?: boolean;
}

/** What a seat may decide before it is asked; texts `advance-<name>` and `advance-<name>-text`. A number may be set for each piece. For a piece without one, the seat is asked. */
export interface AdvanceInfo {
  /** Its name, as in `set_advance`. */
  name: string;
  /** The kind of piece that each number belongs to. */
  thing: string;
  /** The ids of the pieces for which a number may be set. */
  pieces: string[];
  /** The smallest number. */
  least: number;
  /** The largest number. */
  most: number;
}

/** A game that can be played: an item of GET /api/games. */
export interface GameInfo {
  /** Its name. */
  name: string;
  /** Raised whenever its behaviour changes. */
  rules_version: number;
  /** The fewest players. */
  min_seats: number;
  /** The most players. */
  max_seats: number;
  /** The number of seats in the game offered to a newcomer. */
  usual_seats: number;
  /** The seat the newcomer gets in it. */
  usual_seat: number;
  /** What can be chosen before the start. */
  options: OptionInfo[];
  /** The bots that play it, weakest first; texts `bot-<name>`. */
  bots: string[];
  /** The ids of its pieces by kind, in the order of their numbers. */
  things: Record<string, string[]>;
  /** What a seat may decide before it is asked. */
  advances?: AdvanceInfo[];
  /** The parts of a turn, in order; a view's `phase` is one of them. Texts `phase-<name>`. */
  phases?: string[];
  /** Whether its views show totals that a table may hide until the end. */
  estimates?: boolean;
  /** Whether it can be played with a player's own file. */
  own_files?: boolean;
}

/** How games ended between two bots of the same level, one on each side. */
export interface LevelResult {
  /** The bots' level. */
  level: string;
  /** How many were played. */
  games: number;
  /** How many each side won; texts `side-<name>`. */
  wins: Record<string, number>;
  /** How many rounds they took on average. */
  rounds: number;
}

/** An option and the value that makes a seat play this piece. */
export interface SeatPlays {
  /** Its kind and id. */
  piece: [string, string];
  /** The seat that then plays it. */
  seat: number;
  /** The option's name. */
  option: string;
  /** Its value. */
  value: boolean | number | string;
}

/** GET /api/games/{game}/plan?players=3&<option>=<value>: a table before it is created. */
export interface PlannedTable {
  /** What each seat plays, as pieces [thing, id]; empty if all seats are alike. */
  plays: [string, string][][];
  /** How to have another seat play a piece, where seats may exchange them. */
  changes: SeatPlays[];
  /** What was measured with these options, by level; often empty. */
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

/** POST /api/games/{game}/scenarios/check: check your own scenario file; it is not stored. */
export interface CheckScenario {
  /** The text of the file. */
  text: string;
}

/** What ends the game for a side. */
export interface ScenarioObjective {
  /** Whose objective it is. */
  side: "heroes" | "overlord";
  /** When it is checked: the text `ui-scenario-when-<when>`. */
  when: string;
  /** True: all tests must pass; false: one is enough. */
  all: boolean;
  /** What is tested. */
  tests: Told[];
}

/** What an event tile does. */
export interface ScenarioEvent {
  /** The tile's id. */
  tile: string;
  /** True: all of it happens, in order; false: the overlord chooses one. */
  all: boolean;
  /** What may happen. */
  options: Told[];
}

/** One thing that an event tile can bring. */
export interface EventOption {
  /** What happens: the text `happening-<hook>`. */
  hook: string;
  /** What it does, with the scenario's own numbers. */
  effect: Told;
  /** What limits it, beyond the price of the tile. */
  limits: Told[];
}

/** GET /api/tables/{id}/events: the event tiles of a table's scenario, explained. */
export interface EventTile {
  /** The tile's id. */
  tile: string;
  /** True: all of it happens, in order; false: the overlord chooses one. */
  all: boolean;
  /** What may happen. */
  options: EventOption[];
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

/** A scenario that can be played, described for its reader. */
export interface Scenario {
  /** Its id. Ours have the texts `scenario-<id>` and `scenario-<id>-text`. */
  id: string;
  /** Its name by language. */
  titles: Record<string, string>;
  /** The side that goes first. */
  first_side: "heroes" | "overlord";
  /** The overlord's gems by the number of heroes. */
  gems: Record<string, ScenarioGems>;
  /** How each side wins. */
  objectives: ScenarioObjective[];
  /** What the event tiles do. */
  events: ScenarioEvent[];
  /** Which tokens lie where. */
  tokens: Told[];
  /** Its special rules. */
  rules: Told[];
  /** The table at the start with all heroes, as a watcher sees it. */
  view: ConanView;
  /** What is unusual in it, but allowed. */
  warnings: string[];
}

/** The first thing in a scenario file that cannot be played. */
export interface ScenarioMistake {
  /** Where in the file. */
  key: string;
  /** What is wrong, and what is allowed there. */
  told: Told;
}

/** The answer to `CheckScenario`: one of the two fields is null. */
export interface ScenarioChecked {
  /** What the file says. */
  scenario: Scenario | null;
  /** Why it cannot be played. */
  mistake: ScenarioMistake | null;
}

/** A player's own file for a game: a scenario or a board. */
export interface OwnFileInfo {
  /** Its id, for `CreateTable` and the addresses under /api/library. */
  id: string;
  /** The game it is for. */
  game: string;
  /** Its own title, by language. */
  titles: Record<string, string>;
  /** The size in bytes. */
  size: number;
  /** When it was last changed, in seconds since 1970. */
  changed: number;
}

/** GET /api/library: the files you keep here, last changed first. */
export interface Library {
  /** The files. Nobody else sees them. */
  files: OwnFileInfo[];
  /** How many files you may keep. */
  most: number;
}

/** POST /api/library: store a file that its game accepts; PUT /api/library/{id}: replace it. */
export interface KeepFile {
  /** The game's name. */
  game: string;
  /** The text of the file. */
  text: string;
}

/** PUT /api/library/{id}/title: change the title inside the file. */
export interface SetTitle {
  /** The new title. */
  title: string;
  /** In which language. If the file has the same title in both, both change. */
  language: "en" | "fr";
}

/** The first thing in a file that its game does not accept. */
export interface FileMistake {
  /** Where in the file; empty: see `words`. */
  key: string;
  /** What is wrong, as the command line says it. */
  words: string;
  /** The same as a text of the game, if it has one. */
  told: Told | null;
}

/** The answer to `KeepFile` and `SetTitle`: either `file` or `mistake` is null. */
export interface FileKept {
  /** The file as stored now. */
  file: OwnFileInfo | null;
  /** Why it was not stored. */
  mistake: FileMistake | null;
  /** What is unusual in it, but allowed. */
  warnings?: string[];
}

/** Who should sit in a seat of a new table. */
export interface SeatWish {
  /** me: at most once; friend: with the seat's own link. */
  kind: "bot" | "friend" | "me" | "open";
  /** The bot's name, if `kind` is bot. */
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
  /** Whether everybody's lobby shows it. */
  visibility?: "private" | "public";
  /** Seconds after which a bot stands in for somebody away; 0: only by vote. */
  stand_in_after?: number;
  /** Time limits; null: none. Running out of time never loses: a bot gives the answer. */
  clock?: Clock | null;
  /** Whether views show totals during the game, such as points and coalitions. */
  estimates?: boolean;
  /** The id of your own file to play with; null: play with ours. */
  own?: string | null;
  /** Whether it is a table to learn at: there are hints, and the game counts nowhere. */
  practice?: boolean;
}

/** POST /api/tables/{id}/practice: play on from a moment of a finished game. */
export interface Practise {
  /** The frame that shows the moment. */
  frame: number;
  /** The seat you take. */
  seat: number;
  /** Whether what this seat could not see is dealt anew; false: it stays as it was. */
  anew?: boolean;
  /** Who plays the other seats. */
  bot?: "expert" | "master" | "novice" | "regular";
  /** Seats for friends, by link; the table then waits for them and for its start. */
  friends?: number[];
}

/** GET /api/tables/{id}/practice: your practice tables that go on from a finished game. */
export interface Branches {
  /** The last changed first; also those that go on from one of the others. */
  tables: TableInfo[];
}

/** POST /api/tables/{id}/join: take an open seat before the start. */
export interface Join {
  /** The seat; null: any. */
  seat?: number | null;
  /** 32 random bytes from the browser, in hexadecimal. */
  seed?: string | null;
}

/** POST /api/tables/{id}/seed: add the browser's randomness, before the start. */
export interface AddSeed {
  /** 32 random bytes, in hexadecimal. */
  seed: string;
}

/** POST /api/tables/{id}/mute: for the host; stop somebody from talking, or allow it again. */
export interface MutePerson {
  /** The person: as in `said`. */
  speaker: number;
  /** False: they may talk again. */
  muted?: boolean;
}

/** POST /api/tables/{id}/send_away: for the host; stop somebody from watching, or undo that. */
export interface SendAway {
  /** The person: as in `said`; or give `watcher`. Players cannot be sent away. */
  speaker?: number;
  /** The person: the `id` of one of `watching`, for somebody who never spoke. */
  watcher?: string | null;
  /** False: they may come back. */
  away?: boolean;
}

/** POST /api/tables/{id}/end: end a game now without a result. All people must want it. */
export interface EndGame {
  /** False: you want to play on after all. */
  wanted?: boolean;
}

/** GET /api/tables/{id}/links: addresses to give to others. Each works for whoever has it. */
export interface Links {
  /** For watching only: safe to post anywhere. */
  watch: string;
  /** For each seat, the address that gives it; null unless you host and it is open or friend. */
  play: (string | null)[];
  /** Moves your own seat to the device that opens it. Works once, within 15 minutes. */
  device: string | null;
  /** Whether these addresses work on this machine only. */
  here_only?: boolean;
  /** If so: where the same server is found from its network ("http://192.168.1.5:8000"). */
  nearby?: string[];
}

/** POST /api/links/{secret}: what the link gave. */
export interface LinkUsed {
  /** The table to go to. */
  table: string;
  /** The seat it gave, or -1 for watching. */
  seat: number;
}

/** GET /api/lobby. */
export interface Lobby {
  /** Tables I sit at that are not over. Those waiting for me come first. */
  mine: TableInfo[];
  /** Public tables with an open seat. */
  open: TableInfo[];
  /** Public tables being played. */
  watch: TableInfo[];
  /** My games that are over, newest first. */
  finished: TableInfo[];
  /** By list: `after` for its next page, GET /api/lobby/{list}; a list not named is complete. */
  after: Record<string, string>;
}

/** GET /api/lobby/{list}: more tables of a list. */
export interface LobbyPage {
  /** In the order of the list. Of public tables, only those the list would show. */
  tables: TableInfo[];
  /** Pass it on to ask for the next page; null: there are no more. */
  after: string | null;
}

/** The body of every refused HTTP request. */
export interface Problem {
  /** Why. */
  reason: Reason;
}

/** The game after one move, for the replay viewer. */
export interface Frame {
  /** The log entry that led here: `began` or `moved`. */
  version: number;
  /** Whose move it was; -1 for the start. */
  seat: number;
  /** What happened. */
  events: Happening[];
  /** The view of the requested seat. */
  view: GameView;
  /** What was asked at that point. */
  question: Question | null;
  /** How many turns had begun before the move. Its next event `turn` is number `turns` + 1. */
  turns?: number;
}

/** GET /api/tables/{id}/frames?seat=&first=&count=: the game as a seat saw it. During the game only your own seat or -1 is allowed; after the game, every seat is. */
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
  /** The piece that scores; its name is the text `<thing>-<piece>`. */
  piece: string | null;
  /** How many. */
  points: number;
}

/** GET /api/tables/{id}/scoring: the final scoring step by step; only when the game is over. */
export interface Scoring {
  /** The sources of points, in the order in which they are counted. */
  sources: string[];
  /** Each seat's points, piece by piece, in that order. They add up to its score. */
  lines: ScoreLine[][];
  /** Each seat's points by source, as in `result`. */
  sheets: Record<string, number>[];
}

/** How a seat played. */
export interface SeatStatistics {
  /** How many of its answers count. */
  answers: number;
  /** How many of these a bot gave: its own, or one standing in. */
  by_bot: number;
  /** How many of these a bot gave because time was up. */
  by_clock: number;
  /** How many answers it took back. */
  taken_back: number;
  /** How long its person took to answer, in total, in milliseconds. */
  thought: number;
  /** The longest time for one answer, in milliseconds. */
  longest: number;
  /** How often it gave each kind of answer: the texts `action-<family>`. */
  choices: Record<string, number>;
}

/** What one piece did and suffered in the game. */
export interface PieceStatistics {
  /** What it is: "figure", say. */
  thing: string;
  /** Its id; its name is the text `<thing>-<id>`. */
  piece: string;
  /** Whose it is: the text `side-<side>`. */
  side: string;
  /** How much of what, in the order in which it is shown: the texts `deeds-<count>`. */
  counts: Record<string, number>;
  /** Whether it belongs to the piece above it that is no part, whose counts include it. */
  part: boolean;
}

/** GET /api/tables/{id}/statistics: only when the game is over. */
export interface Statistics {
  /** How many answers count. */
  moves: number;
  /** Rounds played; 0: the game has none. */
  rounds: number;
  /** When it began, in seconds since 1970. */
  began: number;
  /** When it ended, in seconds since 1970. */
  ended: number;
  /** In the order of the seats. */
  seats: SeatStatistics[];
  /** Frame numbers, in rising order, at most 100: the first is 0, the last is the end. */
  at: number[];
  /** The points of each seat at those frames. */
  scores: number[][];
  /** What the pieces did, by side; games that count no deeds have none. */
  pieces?: PieceStatistics[];
}

/** GET /api/tables/{id}/verify: the server's own check; `tablee verify` repeats it elsewhere. */
export interface Verified {
  /** Whether all checks passed. */
  ok: boolean;
  /** Each check: commitment, seed, moves; the texts `verify-<check>`. */
  checks: Record<string, boolean>;
}

/** An answer that is expected to follow. */
export interface ExpectedMove {
  /** Who gives it. */
  seat: number;
  /** The answer. */
  choice: Choice;
}

/** A move and what it promises its seat. */
export interface ReviewedMove {
  /** All answers of the move; of a move that was only looked at, the first. */
  answers: Choice[];
  /** The seat's chance to win after it, between 0 and 1. */
  chance: number;
  /** What is expected to follow its first answer. */
  line: ExpectedMove[];
}

/** What is thought of one decision, by what its seat knew then. */
export interface Decision {
  /** The number of the move's first answer in the game, from 1. */
  number: number;
  /** The frame that shows the game right before the move (`Frames`). */
  frame: number;
  /** Whose decision it was. */
  seat: number;
  /** What its loss is called. */
  mark: "" | "blunder" | "inaccuracy" | "mistake";
  /** The move played. */
  played: ReviewedMove;
  /** The bot's choice. */
  best: ReviewedMove;
  /** Up to four other moves that the bot looked at. */
  others: ReviewedMove[];
  /** The chance of each seat before the move: what it is if the bot's choice is made. */
  chances: number[];
  /** Half the width of the 95 % interval of each of them. */
  margins: number[];
  /** The chance of each seat after the move played. */
  after: number[];
  /** What the move played costs its seat; below 0 where it did better. */
  loss: number;
  /** Half the width of its 95 % interval. */
  loss_margin: number;
  /** Points that the bot's choice brings beyond the move played: the texts `score-<source>`. */
  more: Record<string, number>;
  /** Whether the bot's choice wins at once. */
  wins: boolean;
  /** The id of the rule by which the bot's choice is possible. */
  rule: string;
}

/** Why a seat's chance moved: from `first` over the three changes to `result`. */
export interface SeatCourse {
  /** At the first decision. */
  first: number;
  /** By its own choices. */
  own: number;
  /** By those of the others. */
  others: number;
  /** By draws, dice and what came to light. */
  fate: number;
  /** 1: won; a share of it where several sides won. */
  result: number;
}

/** One of the changes that decided the game. */
export interface DecisiveMoment {
  /** The move at which it happened; one more than there are: at the end. */
  number: number;
  /** The frame that shows the game then. */
  frame: number;
  /** Whose choice it was; -1: fate. */
  seat: number;
  /** By how much the winner's chance changed. */
  change: number;
}

/** A finished game, thought over. */
export interface Review {
  /** The level of the bot that judged it. */
  level: "expert" | "master" | "regular";
  /** True: moves are compared but not marked, because lines are played to the end quickly. */
  rough: boolean;
  /** How many answers the game has. */
  answers: number;
  /** In the order of play; what left nothing to decide is left out. */
  decisions: Decision[];
  /** Of each seat. */
  courses: SeatCourse[];
  /** At most three, in the order of play. */
  moments: DecisiveMoment[];
}

/** GET /api/tables/{id}/review?level=expert: the review of a finished game, if it was made. */
export interface ReviewState {
  /** The level asked about. */
  level: "expert" | "master" | "regular";
  /** How many decisions there are to judge. */
  decisions: number;
  /** How many are judged already. */
  judged: number;
  /** How long the rest is expected to take on an idle processor; 0: not known. */
  seconds: number;
  /** The review; null: POST to have it made. */
  review: Review | null;
}

/** How far a review is: the lines streamed by POST /api/tables/{id}/review. */
export interface ReviewProgress {
  /** waiting: others come first; done: GET it now. */
  phase: "done" | "failed" | "judging" | "waiting";
  /** How many decisions are judged. */
  judged: number;
  /** How many there are. */
  decisions: number;
}

/** POST /api/tables/{id}/review: have a review made, for as long as somebody waits for it. */
export interface MakeReview {
  /** The level of the bot that judges. */
  level?: "expert" | "master" | "regular";
}

/** POST /api/tables/{id}/hint: what a strong bot would do now, at a practice table. */
export interface Hint {
  /** The `seq` of the position it is about. */
  seq: number;
  /** Where to look: the kind of answer and the piece that it begins with. */
  where: Choice;
  /** The whole move. */
  best: ReviewedMove;
  /** Other moves that the bot looked at. */
  others: ReviewedMove[];
  /** Whether it wins at once. */
  wins: boolean;
  /** The id of the rule by which it is possible. */
  rule: string;
}

/** POST /api/tables/{id}/give: for the host, before the start; change who an unheld seat is for. A seat that a person holds must be freed first. */
export interface GiveSeat {
  /** The seat. */
  seat: number;
  /** bot: a bot plays it; open and friend as in `SeatInfo`. */
  kind: "bot" | "friend" | "open";
  /** The bot's name, if `kind` is bot. */
  bot?: string | null;
}

/** POST /api/tables/{id}/swap: for the host, before the start; exchange two seats. */
export interface SwapSeats {
  /** The two seats. Whoever has one has the other then, bots included. */
  seats: [number, number];
}

/** POST /api/tables/{id}/free: for the host, before the start; take a seat from its person. */
export interface FreeSeat {
  /** The seat. It can be taken again, by its link or by anybody, as before. */
  seat: number;
}

/** POST /api/tables/{id}/rematch: meet again at a new table. The first to ask decides how. */
export interface PlayAgain {
  /** True: everybody moves up one seat, so that another player begins; false: the same seats. */
  rotate?: boolean;
}

/** GET /api/links/{secret}: what a link leads to, and whether it still holds. */
export interface LinkInfo {
  /** watch: a place to watch from; play: a seat; device: your own seat, on this device. */
  kind: "device" | "play" | "watch";
  /** The table's id. */
  table: string;
  /** The game's name. */
  game: string;
  /** Who invites; null: they have no seat at the table. */
  host: string | null;
  /** The people who have a seat. */
  players: string[];
  /** good: it can be used; yours: you have the seat; taken: somebody else has it; started: the game has begun without it; over: the game is over. */
  state: "good" | "over" | "started" | "taken" | "yours";
}

/** A key that a rule, an event or a test takes. In words: the text `parameter-<name>`. */
export interface ParameterInfo {
  /** The key. */
  name: string;
  /** What it names: the text `parameter-kind-<kind>`. */
  kind: string;
  /** Whether it may be left out. */
  optional: boolean;
  /** Whether it takes a list. */
  many: boolean;
  /** The smallest value, if it is a number. */
  least: number;
  /** The largest value. */
  most: number;
}

/** A special rule, an event or a test of an objective. Text `about-<list>-<name>`. */
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
  /** The hero's gems; at most this many can start as fatigue. */
  energy: number;
}

/** A unit that a scenario may name. */
export interface UnitInfo {
  /** Its id. */
  id: string;
  /** The base colours it has tiles for; empty: it has one tile without a colour. */
  colours: string[];
  /** The most figures that one tile controls. */
  most: number;
  /** How many human bases of room a figure takes in a zone. */
  size: number;
  /** Life points in a new scenario. */
  life: number;
  /** How many tiles of a figure the box has. */
  tiles: number;
  /** minion, lieutenant or monster. */
  kind: string;
}

/** A token that a scenario may name. */
export interface TokenInfo {
  /** Its id, which is also the id of its card. */
  id: string;
  /** The weight printed on it. */
  weight: number;
}

/** GET /api/games/{game}/scenarios/lists: everything a scenario may choose from. */
export interface ScenarioLists {
  /** The `schema` of a new file. */
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
  /** When an objective is checked. */
  times: string[];
  /** Colours of the dice. */
  dice: string[];
  /** The most heroes in a scenario. */
  most_heroes: number;
  /** The most tiles in the river. */
  most_tiles: number;
  /** The most gems the overlord has. */
  most_gems: number;
}

/** POST /api/games/{game}/scenarios/model: read a file into a model that can be changed. */
export interface ReadScenario {
  /** The text of the file. */
  text: string;
}

/** POST /api/games/{game}/scenarios/draft: write a model as a file and check it. */
export interface DraftScenario {
  /** The scenario being made. Nothing of it is stored. */
  model: Record<string, unknown>;
}

/** Something in a draft that cannot be played, or that its maker should look at again. */
export interface ScenarioProblem {
  /** error: must be fixed before the scenario can be played; advice: need not be. */
  level: "advice" | "error";
  /** Where in the file. */
  key: string;
  /** The line of the file; 0: something is missing from the file. */
  line: number;
  /** The zones it is about. */
  zones: string[];
  /** What is wrong, and what is allowed there. */
  told: Told;
}

/** The answer to `DraftScenario` and `ReadScenario`. */
export interface ScenarioDraft {
  /** The file. */
  text: string;
  /** The model; for a draft, the one that was sent. */
  model: Record<string, unknown>;
  /** Errors first. Without errors it can be played. */
  problems: ScenarioProblem[];
}

/** POST /api/games/{game}/scenarios/simulate: let bots play a file. The answer has one `SimulationFigures` per line and grows by a line after each game, until all are played or whoever asked leaves. */
export interface Simulate {
  /** The file. */
  text: string;
  /** How many. */
  games: number;
}

/** Totals of the games played so far. */
export interface SimulationFigures {
  /** How many were played. */
  games: number;
  /** How many of these the heroes won. */
  heroes: number;
  /** For each game, how many rounds were over when it ended. */
  rounds: number[];
  /** For each game, how many heroes died. */
  deaths: number[];
  /** Whether the simulation stopped because the file took too long to play. */
  stopped?: boolean;
}

/** A lesson in a list: an item of GET /api/lessons. */
export interface LessonInfo {
  /** The game it teaches. */
  game: string;
  /** Its name. */
  name: string;
  /** How long it takes, about. */
  minutes: number;
  /** How many steps it has. */
  steps: number;
  /** What it is called, by language. */
  titles: Record<string, string>;
}

/** A step of a lesson. */
export interface LessonStep {
  /** Its name; its texts begin with it. */
  id: string;
  /** The rule behind it. */
  rule: string;
  /** What is lit: an answer, a piece as "thing id", or "place name"; empty: nothing. */
  light: string;
  /** What is shown beside it, in the same words; empty: nothing. */
  look: string;
  /** Whether nothing is to be done but read. */
  read: boolean;
}

/** GET /api/lessons/{game}/{lesson}: a lesson without its answers. */
export interface LessonTexts {
  /** What the list says of it. */
  info: LessonInfo;
  /** Its steps, in order. */
  steps: LessonStep[];
  /** What it says, by language and key: `<step>`, `<step>.why`, `<step>.wrong`, `<step>.done`. */
  texts: Record<string, Record<string, string>>;
}

/** POST /api/lessons/{game}/{lesson}: do something in a lesson. Nothing is kept. */
export interface AskLesson {
  /** The answers of each step that is done, as the last reply told them. */
  given?: string[][];
  /** Those of the step under way. */
  begun?: string[];
  /** The version that the browser shows; 0: send everything. */
  last?: number;
  /** Finish the step as the lesson would: what was only to be read, is shown or is skipped. */
  go_on?: boolean;
  /** The same as at a table. */
  message?: Move | Preview | WhyNot | null;
}

/** Where a lesson is now. */
export interface LessonReply {
  /** The number of the step under way, from 0; as many as there are steps: it is finished. */
  step: number;
  /** The answers of each step that is done. */
  given: string[][];
  /** Those of the step under way. */
  begun: string[];
  /** What came of a move. */
  outcome: "begun" | "illegal" | "not-meant" | "right" | null;
  /** Of a right one: which of the accepted answers it was. */
  answer: string;
  /** What a table would have sent. */
  messages: ServerMessage[];
}

/** A rule in the rulebook. */
export interface BookRule {
  /** Its id without the game ("33"). */
  number: string;
  /** Where it comes from: the text `rule-by-<by>`. */
  by: string;
  /** The numbers of the rules that its text names. */
  cites: string[];
  /** In English. */
  en: string;
  /** In French. */
  fr: string;
}

/** A chapter of the rulebook: an item of GET /api/games/{game}/rulebook. */
export interface BookChapter {
  /** Its title in English. */
  en: string;
  /** Its title in French. */
  fr: string;
  /** Its rules in their order. */
  rules: BookRule[];
}

export type LogEntry =
  | SeatTaken
  | SeatLeft
  | SeatGiven
  | SeatsSwapped
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
  | Point
  | Vote
  | ComeBack
  | More;

export type ServerMessage =
  | Table
  | Missed
  | Update
  | Presence
  | Pointed
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
