// @vitest-environment node
// A board must show what its game sends: it reads every field of the view, or ignores it with a
// stated reason.
import { expect, test } from "vitest";
import { fieldsOf, fieldsReadBy } from "../../reads";

type Ignored = Record<string, Record<string, string>>;
const IGNORED = import.meta.glob<Ignored>("./*/ignored.ts", { eager: true, import: "ignored" });
const GAMES = Object.keys(import.meta.glob("./*/Board.svelte"))
  .map((path) => path.split("/")[1] ?? "")
  .filter((game) => game !== "generic"); // it draws whatever a view holds
const PATIENCE = 120_000; // milliseconds: the compiler reads the whole board

function fieldsIgnored(game: string): string[] {
  const parts = Object.entries(IGNORED[`./${game}/ignored.ts`] ?? {});
  return parts.flatMap(([part, fields]) => Object.keys(fields).map((field) => `${part}.${field}`));
}

test("every game with a board of its own is looked at", () => {
  expect(GAMES).toEqual(["abyss", "conan", "conspiracy", "smog"]);
});

test.each(GAMES)(
  "the board of %s reads every field of its view but those it ignores",
  (game) => {
    const fields = fieldsOf(game);
    const read = fieldsReadBy(game);
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter((field) => !read.has(field))).toEqual(
      fields.filter((field) => fieldsIgnored(game).includes(field)),
    );
    expect(fieldsIgnored(game).filter((field) => !fields.includes(field))).toEqual([]);
  },
  PATIENCE,
);
