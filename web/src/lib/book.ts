// A rulebook as it is read and searched: accents, capitals and kinds of spaces do not matter.
import type { BookChapter, BookRule } from "../generated/messages";

/** A text as it is searched, and where each of its letters stands in the text. */
type Folded = { letters: string; from: number[] };

/** A rule in the reader's language. */
export type Entry = { number: string; by: string; cites: string[]; text: string; folded: Folded };
export type Chapter = { title: string; entries: Entry[] };

/** A piece of a text: part of what was searched, or the number of another rule. */
export type Piece = { text: string; cited: string | null; found: boolean };

const SPELLED: Record<string, string> = { œ: "oe", æ: "ae", "’": "'" };

function plain(letter: string): string {
  if (/\s/u.test(letter)) return " ";
  const small = letter.toLowerCase();
  return SPELLED[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
}

function fold(text: string): Folded {
  const from: number[] = [];
  let letters = "";
  for (let at = 0; at < text.length; at++) {
    const found = plain(text.charAt(at));
    letters += found;
    for (let i = 0; i < found.length; i++) from.push(at);
  }
  return { letters, from };
}

/** The chapters in a language. */
export function read(chapters: readonly BookChapter[], language: "en" | "fr"): Chapter[] {
  const entry = (rule: BookRule): Entry => ({
    number: rule.number,
    by: rule.by,
    cites: rule.cites,
    text: rule[language],
    folded: fold(rule[language]),
  });
  return chapters.map((each) => ({ title: each[language], entries: each.rules.map(entry) }));
}

/** What is searched for: every word must be found. */
export const wanted = (search: string): string[] =>
  fold(search).letters.replaceAll("§", " ").split(" ").filter(Boolean);

/** Whether a rule holds all words, in its text or as its number. */
export const holds = (entry: Entry, words: readonly string[]): boolean =>
  words.every((word) => entry.folded.letters.includes(word) || isNumber(entry, word));

const isNumber = (entry: Entry, word: string): boolean => entry.number.toLowerCase() === word;

/** A rule's text, divided where another rule is named and where a word was found. */
export function pieces(entry: Entry, words: readonly string[]): Piece[] {
  const found = foundIn(entry.folded, words);
  const cited = citedIn(entry);
  const made: Piece[] = [];
  for (let at = 0; at < entry.text.length; at++) {
    const [number, is] = [cited.get(at) ?? null, found.has(at)];
    const last = made.at(-1);
    if (last && last.cited === number && last.found === is) last.text += entry.text.charAt(at);
    else made.push({ text: entry.text.charAt(at), cited: number, found: is });
  }
  return made;
}

/** The places of a text that a word covers. */
function foundIn({ letters, from }: Folded, words: readonly string[]): Set<number> {
  const places = new Set<number>();
  for (const word of words)
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
      for (const place of from.slice(at, at + word.length)) places.add(place);
  return places;
}

/** The places of a text where another rule is named, with its number. */
function citedIn({ text, cites }: Entry): Map<number, string> {
  const places = new Map<number, string>();
  for (const number of cites)
    for (const { index } of text.matchAll(new RegExp(`\\b${number}\\b`, "gu")))
      for (let at = index; at < index + number.length; at++) places.set(at, number);
  return places;
}
