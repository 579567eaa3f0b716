// Sentences about one table: names of players and pieces put into the game's texts.
import type {
  Choice,
  Happening,
  Laid,
  Question,
  Reason,
  Route,
  SeatInfo,
  Told,
} from "../generated/messages";
import { SHARES, type Share } from "../generated/lines";
import { settings } from "./settings.svelte";
import { capital, page, say, Texts, type Values } from "./text.svelte";

export type Segment = { text: string; player?: number; thing?: string; piece?: string };

type WireValue = number | string | [string, string];

// Marks around values, so that a sentence can be cut into words, players and pieces.
const PLAYER = "\u0001";
const PIECE = "\u0002";
const END = "\u0003";
const OF = "\u0004"; // between the place of an event in its line and its piece
const CONTINUED = "…"; // the line goes on with whoever acted before

/** What a seat is called: its person, or the bot's stage name, the same for every viewer. */
export function seatName(seat: SeatInfo, place: number): string {
  if (seat.name !== null) return seat.name;
  if (seat.kind === "bot") return say(`bot-name-${(place % 5) + 1}`);
  return say("free-seat");
}

/** Whether a question addresses a seat; a team's question addresses several. */
export const mayAnswer = (question: Question, seat: number): boolean =>
  question.seats.includes(seat);

export class Words {
  readonly texts: Texts;

  constructor(
    game: string,
    readonly players: readonly string[],
  ) {
    this.texts = new Texts(game);
  }

  private value(value: WireValue): string | number {
    if (!Array.isArray(value)) return value;
    const [thing, piece] = value;
    if (thing === "seat") return this.players[Number(piece)] ?? piece;
    return this.texts.name(thing, piece);
  }

  private values(raw: Record<string, WireValue>): Values {
    return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, this.value(value)]));
  }

  name(thing: string, piece: string): string {
    return thing === "seat"
      ? (this.players[Number(piece)] ?? piece)
      : capital(this.texts.name(thing, piece));
  }

  sentence(told: Told): string {
    return capital(this.texts.sentence(told));
  }

  action(choice: Choice): string {
    const { family, thing, piece } = choice;
    const of: Values = thing === null || piece === null ? {} : { of: this.value([thing, piece]) };
    return this.texts.say(`action-${family}`, of);
  }

  /** The question for a seat that may answer; for everybody else (a watcher is -1), who decides what. */
  question(question: Question, reader: number): string {
    const values = this.values(question.values);
    const key = `prompt-${question.kind}`;
    if (mayAnswer(question, reader)) return capital(this.texts.say(key, values));
    const player = this.players[question.seat] ?? "";
    return capital(this.texts.say(`${key}.others`, { ...values, player }));
  }

  /** What the pieces laid out add up to; nothing if a game has no words for it. */
  laid({ kind, values }: Laid): string {
    const key = `laid-${kind}`;
    return this.texts.has(key) ? capital(this.texts.say(key, this.values(values))) : "";
  }

  /** A chain of answers in words: where it leads and what it costs. */
  route({ kind, thing, piece, values }: Route): string {
    return this.texts.say(`route-${kind}`, {
      ...this.values(values),
      to: this.value([thing, piece]),
    });
  }

  event(happening: Happening): Segment[] {
    return this.line([happening]);
  }

  /** What one line of the log tells: an event, or several that share a line (`groups` in lines.ts). */
  line(group: readonly Happening[]): Segment[] {
    const [first] = group;
    if (!first) return [];
    return cut(this.wording(first, group), group);
  }

  private wording(first: Happening, group: readonly Happening[]): string {
    const opening = this.share(first)?.opens ? first : null;
    const parts = this.parts(opening ? group.filter((each) => !this.share(each)?.opens) : group);
    const [part] = parts;
    if (!part) return this.texts.say(`event-${first.name}`, this.told([first], group));
    if (!opening && parts.length === 1)
      return this.texts.say(`event-${first.name}`, this.told(part, group));
    const told = parts.map((each) =>
      this.texts.say(`event-${each[0]?.name}.part`, this.told(each, group)),
    );
    const values = this.told([first], group);
    const subject = opening ? (values["what"] ?? "") : CONTINUED;
    return this.texts.say(`line-${this.share(first)?.line}`, {
      ...values,
      subject,
      list: this.listed(told),
    });
  }

  share(happening: Happening): Share | null {
    return SHARES[this.texts.game ?? ""]?.[happening.name] ?? null;
  }

  /** The events of a line; those that are gathered are merged at the place of the first. */
  private parts(group: readonly Happening[]): Happening[][] {
    const parts: Happening[][] = [];
    for (const event of group) {
      const same = this.share(event)?.gathers
        ? parts.find((part) => part[0]?.name === event.name)
        : undefined;
      if (same) same.push(event);
      else parts.push([event]);
    }
    return parts;
  }

  /** The values of events of one kind and seat that are merged into one part. */
  private told(events: Happening[], group: readonly Happening[]): Values {
    const [event] = events as [Happening];
    const pieces = events.filter((each) => each.thing !== null && each.what !== null);
    return {
      player: `${PLAYER}${this.players[event.seat] ?? ""}${END}`,
      what: this.listed(pieces.map((each) => this.marked(each, group.indexOf(each)))),
      other: event.other ? this.value(event.other) : "",
      amount: events.reduce((sum, each) => sum + each.amount, 0),
      count: events.length,
      known: event.hidden ? "no" : "yes",
      gender: this.texts.gender(event.thing, event.what),
    };
  }

  /** The piece of an event, with marks that say which event of its line names it. */
  private marked({ thing, what }: Happening, place: number): string {
    return `${PIECE}${place}${OF}${this.value([thing ?? "", what ?? ""])}${END}`;
  }

  /** Words as an enumeration: a, b and c. */
  private listed(words: string[]): string {
    const last = words.at(-1) ?? "";
    return words.length < 2
      ? last
      : this.texts.say("enumeration", { rest: words.slice(0, -1).join(", "), last });
  }

  reason(reason: Reason): string {
    return sayReason(this.texts, reason, (value) => this.value(value));
  }
}

function cut(sentence: string, group: readonly Happening[]): Segment[] {
  const parts: Segment[] = [];
  for (const part of sentence.split(
    new RegExp(`(${PLAYER}[^${END}]*${END}|${PIECE}[^${END}]*${END})`, "u"),
  )) {
    const [, place, piece] = new RegExp(`^${PIECE}(\\d+)${OF}(.*)${END}$`, "su").exec(part) ?? [];
    const text = piece ?? part.replaceAll(/[\u0001-\u0004]/gu, "");
    if (text === "") continue;
    const named = group[Number(place)];
    if (part.startsWith(PLAYER)) parts.push({ text, player: group[0]?.seat ?? -1 });
    else if (named?.thing && named.what)
      parts.push({ text, thing: named.thing, piece: named.what });
    else parts.push({ text });
  }
  const first = parts[0];
  if (first) first.text = capital(first.text);
  return parts;
}

export const plain = (segments: Segment[]): string => segments.map((part) => part.text).join("");

function sayReason(
  texts: Texts,
  reason: Reason,
  value: (raw: WireValue) => string | number,
): string {
  const key = `reason-${reason.key}`;
  if (!texts.has(key)) return say("refused");
  const values = Object.entries(reason.values).map(([name, raw]) => [name, value(raw)] as const);
  return texts.say(key, Object.fromEntries(values));
}

/** An option's value in words: the game's own, what it is called in play ("scenario-..."), or itself. */
export function optionText(texts: Texts, name: string, value: string | number | boolean): string {
  const key = `option-${name}-${value}`;
  if (texts.has(key)) return texts.say(key);
  if (texts.has(`${name}-${value}`)) return texts.say(`${name}-${value}`);
  return typeof value === "boolean" ? say(value ? "yes" : "no") : String(value);
}

/** What a seat plays, in words; nothing where all seats are alike. */
export const playsText = (texts: Texts, plays: readonly (readonly [string, string])[]): string =>
  new Intl.ListFormat(settings.language).format(plays.map(([thing, of]) => texts.name(thing, of)));

/** Why the lobby refused something. */
export function lobbyReason(reason: Reason | null): string {
  if (reason === null) return say("server-silent");
  return sayReason(page, reason, (raw) => (Array.isArray(raw) ? raw[1] : raw));
}
