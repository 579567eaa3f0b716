// The page's sheets stay readable: names that speak, sheets for one thing, no rule for nothing.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SHORTEST = 3; // letters of a class name
const LONGEST = 400; // lines of a sheet
const REPEATED = 6; // declarations in a row that no two games may share
const SHORTENED = new Set(
  (
    "agc arti arts bub col cmap cside ctray deckp discp esp eth ethm eths fig gbar gzones " +
    "hbtn hpanel hsheet ibtn idx inf inv keyc lieu lim loc locs locz mebar mid mon mycol " +
    "mykeys mysheet nhand nth num opp osheet pat por ptrack pts pyr res resv sbank segc sen " +
    "smk spc stile sub tface tilesp tot tturn txt"
  ).split(" "),
);
/** Of a class name that is put together, what stands before the computed part. */
const COMPUTED = /\b([a-z]+(?:-[a-z]+)*-)(?=\$?\{)/gu;

const COMMENTS = /\/\/ [^\n]*|\/\*.*?\*\/|<!--.*?-->|^#[^\n]*/gmsu;

/** The files under a folder whose names end so, with their texts. */
function read(folder: string, ending: RegExp): [file: string, text: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => ending.test(file))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]);
}
const sheets = read("src", /\.css$/u);
const components = read("src", /\.svelte$/u);
const scripts = read("src", /(?<!\.test)\.ts$/u);
const facts = read("../src/tablee/games", /\.toml$/u);

const withoutStyle = (component: string) => component.replace(/<style>.*<\/style>/su, "");
const styleOf = (component: string) => /<style>(.*)<\/style>/su.exec(component)?.[1] ?? "";

/** The class names in the selectors of a sheet. */
function selected(sheet: string): string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gsu, "").matchAll(/(?<=^|[{};])[^{};@]*(?=\{)/gu);
  const selectors = [...rules].map(([selector]) => selector.replace(/\[[^\]]*\]/gu, ""));
  return selectors.flatMap((selector) =>
    [...selector.matchAll(/\.([a-z_][\w-]*)/giu)].map(([, name]) => name ?? ""),
  );
}

/** The class names that markup gives: words of class= and of a piece's kind=, and class: directives. */
function given(markup: string): string[] {
  const words = [...markup.matchAll(/\b(?:class|kind)="([^"]*)"/gu)].flatMap(([, text]) =>
    (text ?? "").replace(/\{[^}]*\}/gu, "*").split(/\s+/u),
  );
  const directives = [...markup.matchAll(/\bclass:([\w-]+)/gu)].map(([, name]) => name ?? "");
  const starts = words.map((word) => word.replace(/-?\*.*$/u, "")); // of a name put together
  const composed = [...markup.matchAll(/[`\s]([a-z][a-z-]*?)-?\$\{/gu)].map(([, it]) => it ?? "");
  const named = starts.filter((word) => /^[a-z][\w-]*$/iu.test(word));
  return [...named, ...directives, ...composed];
}

test("a class has a name that speaks", () => {
  const named = [
    ...sheets.map(([file, sheet]) => [file, selected(sheet)] as const),
    ...components.map(
      ([file, text]) => [file, [...selected(styleOf(text)), ...given(withoutStyle(text))]] as const,
    ),
  ];
  const short = named.flatMap(([file, names]) =>
    names
      .filter((name) => name.length < SHORTEST || SHORTENED.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(short)]).toEqual([]);
});

test("a sheet is for one thing", () => {
  const long = sheets.filter(([, sheet]) => sheet.split("\n").length > LONGEST);
  expect(long.map(([file]) => file)).toEqual([]);
});

test("a rule of a sheet styles something", () => {
  const code = [
    ...components.map(([, text]) => withoutStyle(text)),
    ...scripts.map(([, it]) => it),
  ];
  // File by file and without comments: an apostrophe turns the quotes after it inside out.
  const quoted = [...code, ...facts.map(([, text]) => text)].flatMap(
    (text) => text.replace(COMMENTS, "").match(/"[^"]*"|'[^']*'|`[^`]*`|\bclass:[\w-]+/gu) ?? [],
  );
  const words = new Set(quoted.join(" ").match(/[a-z_][\w-]*/giu));
  const prefixes = [...new Set([...code.join("\n").matchAll(COMPUTED)].map(([, it]) => it ?? ""))];
  const used = (name: string) =>
    words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const dead = sheets.flatMap(([file, sheet]) =>
    selected(sheet)
      .filter((name) => !used(name))
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

/** What is declared in a sheet, in runs of REPEATED lines. */
function runs(sheet: string): string[] {
  const lines = sheet.split("\n").map((line) => line.trim());
  return lines
    .map((_, start) => lines.slice(start, start + REPEATED))
    .filter((run) => run.length === REPEATED && run.every((line) => line.endsWith(";")))
    .map((run) => run.join(" "));
}

test("what games share is written once", () => {
  const games = new Map<string, string>(); // who has a run first
  const repeated = [...sheets, ...components.map(([file, it]) => [file, styleOf(it)] as const)]
    .flatMap(([file, sheet]) => runs(sheet).map((run) => ({ file, run })))
    .filter(({ file, run }) => {
      const game = /^games\/(\w+)\//u.exec(file)?.[1];
      if (!game) return false;
      const first = games.get(run) ?? game;
      games.set(run, first);
      return first !== game;
    });
  expect(repeated).toEqual([]);
});
