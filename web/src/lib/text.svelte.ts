// Sentences from the Fluent files of the Python package: the same words as in the terminal.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const shared = import.meta.glob<string>(
  ["../../../src/tablee/text/*.ftl", "../../../src/tablee/server/text/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const games = import.meta.glob<string>("../../../src/tablee/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

export type Values = Record<string, FluentVariable>;
type Pattern = NonNullable<Message["value"]>;
const bundles = $state<Record<string, FluentBundle>>({});

/** Return all sentences of a game, or of the page alone, in one language. */
function makeBundle(language: Language, own: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(shared)) {
    if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
  }
  for (const text of own) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The games that brought texts: they can be shown. */
export function knownGames(): string[] {
  const found = Object.keys(games).map((path) => /games\/([^/]+)\//.exec(path)?.[1] ?? "");
  return [...new Set(found)].sort();
}

/** The texts of a game: what terminal and page share, and the words of its table on the page. */
function textsOf(game: string, language: Language): Promise<string>[] {
  const folder = `../../../src/tablee/games/${game}/text`;
  const shared = games[`${folder}/${language}.ftl`];
  if (!shared) throw new Error(`no text for ${game} in ${language}`);
  const table = games[`${folder}/table.${language}.ftl`];
  return [shared, table].flatMap((file) => (file ? [file()] : []));
}

export async function loadTexts(game: string | null, language: Language): Promise<void> {
  const key = `${game ?? ""}:${language}`;
  if (key in bundles) return;
  bundles[key] = makeBundle(
    language,
    game === null ? [] : await Promise.all(textsOf(game, language)),
  );
}

/** What a sentence names: a number, a word, or a piece as [thing, id]. */
type Said = number | string | readonly string[];
type Sentence = { key: string; values: Record<string, readonly Said[]> };

export class Texts {
  constructor(readonly game: string | null) {}

  private get bundle(): FluentBundle {
    const found =
      bundles[`${this.game ?? ""}:${settings.language}`] ?? bundles[`:${settings.language}`];
    if (!found) throw new Error("texts are used before they are loaded");
    return found;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** What a key stands for: a message, or with `message.attribute` one of its attributes. */
  private pattern(key: string): Pattern | null {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  say(key: string, values?: Values): string {
    const pattern = this.pattern(key);
    if (pattern === null) throw new Error(`no text ${key} in ${settings.language}`);
    return this.bundle.formatPattern(pattern, values);
  }

  /** A sentence whose values are lists; one value stays a number, so that plurals are right. */
  sentence({ key, values }: Sentence): string {
    const named = (value: Said): string | number =>
      typeof value === "object" ? this.name(value[0] ?? "", value[1] ?? "") : value;
    const said = Object.entries(values).map(([name, of]) => {
      const [first] = of;
      const one = of.length === 1 && first !== undefined;
      return [name, one ? named(first) : of.map(named).join(", ")] as const;
    });
    return this.say(key, Object.fromEntries(said));
  }

  /** The name of a piece; things that are mere numbers need no text. */
  name(thing: string, of: string): string {
    const key = `${thing}-${of}`;
    return /^\d+$/.test(of) && !this.has(key) ? of : this.say(key);
  }

  /** The gender of a piece's name in this language, for sentences that agree with it; "" if nothing is said of it. */
  gender(thing: string | null, of: string | null): string {
    const key = `${thing}-${of}.gender`;
    return this.has(key) ? this.say(key) : "";
  }
}

export const page = new Texts(null);
export type Say = (key: string, values?: Values) => string;
export const say: Say = (key, values) => page.say(`ui-${key}`, values);

/** The same for the files of one game: its own words and those of the page. */
export function sayOf(game: string): Say {
  const texts = new Texts(game);
  return (key, values) => texts.say(`ui-${key}`, values);
}

/** A name or a sentence at the start of a line: its first letter is a capital. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(settings.language) + words.slice(1);
}
