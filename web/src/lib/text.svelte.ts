// Sentences from the Fluent files of the Python package: the same words as in the terminal.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const shared = import.meta.glob<string>(
  ["../../../src/tablee/text/*.ftl", "../../../src/tablee/server/text/*.ftl"],
  { query: "?raw", import: "default" },
);
const games = import.meta.glob<string>("../../../src/tablee/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

export type Values = Record<string, FluentVariable>;
type Pattern = NonNullable<Message["value"]>;
const bundles = $state<Record<string, FluentBundle>>({});
const resources = new Map<string, Promise<FluentResource>>(); // by file: read and parsed once
const wanted = new Set<string | null>(); // the games whose texts are in use; null: the page's own

const keyOf = (game: string | null, language: Language): string => `${game ?? ""}:${language}`;

type Files = [path: string, load: () => Promise<string>][];

/** The files that every page needs in a language. */
const filesOfPage = (language: Language): Files =>
  Object.entries(shared).filter(([path]) => path.endsWith(`/${language}.ftl`));

/** The games that brought texts: they can be shown. */
export function knownGames(): string[] {
  const found = Object.keys(games).map((path) => /games\/([^/]+)\//.exec(path)?.[1] ?? "");
  return [...new Set(found)].sort();
}

/** The texts of a game: what terminal and page share, and the words of its table on the page. */
function filesOf(game: string, language: Language): Files {
  const folder = `../../../src/tablee/games/${game}/text`;
  const paths = [`${folder}/${language}.ftl`, `${folder}/table.${language}.ftl`];
  const files = paths.flatMap((path) => (games[path] ? [[path, games[path]] as Files[0]] : []));
  if (files.length === 0) throw new Error(`no text for ${game} in ${language}`);
  return files;
}

function resource([path, load]: Files[0]): Promise<FluentResource> {
  const found = resources.get(path) ?? load().then((text) => new FluentResource(text));
  resources.set(path, found);
  found.catch(() => resources.delete(path)); // asked for again by whoever needs it next
  return found;
}

/** Load the sentences of a game, or of the page alone, in one language. */
export async function loadTexts(game: string | null, language: Language): Promise<void> {
  wanted.add(game);
  if (keyOf(game, language) in bundles) return;
  const files = [...filesOfPage(language), ...(game === null ? [] : filesOf(game, language))];
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const each of await Promise.all(files.map(resource))) bundle.addResource(each);
  bundles[keyOf(game, language)] = bundle;
}

/** Speak another language, once everything in use is known in it. */
export async function changeLanguage(language: Language): Promise<void> {
  const missing = () => [...wanted].filter((game) => !(keyOf(game, language) in bundles));
  while (missing().length > 0)
    await Promise.all(missing().map((game) => loadTexts(game, language)));
  settings.change({ language });
}

/** What a sentence names: a number, a word, or a piece as [thing, id]. */
type Said = number | string | readonly string[];
type Sentence = { key: string; values: Record<string, readonly Said[]> };

export class Texts {
  constructor(readonly game: string | null) {}

  private get bundle(): FluentBundle {
    const { language } = settings;
    const found = bundles[keyOf(this.game, language)] ?? bundles[keyOf(null, language)];
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

/** Things in a row, as the reader's language lists them: "a, b and c". */
export const listed = (things: readonly string[]): string =>
  new Intl.ListFormat(settings.language).format(things);

/** Lines one after another, each a sentence with its end. */
export const ended = (lines: readonly string[]): string =>
  lines.map((line) => capital(/[.!?…]$/u.test(line) ? line : `${line}.`)).join(" ");
