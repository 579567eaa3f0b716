// @vitest-environment node
// What a game tells must be seen: its board reads every field of the view, or names it as ignored with the reason.
import { expect, test } from "vitest";
import { fieldsOf, fieldsReadBy } from "../../reads";
import type { GameName } from "../generated/views";
import { ignored as abyss } from "./abyss/ignored";
import { ignored as conan } from "./conan/ignored";
import { ignored as conspiracy } from "./conspiracy/ignored";
import { ignored as smog } from "./smog/ignored";

const IGNORED: Record<GameName, Record<string, Partial<Record<string, string>>>> = { abyss, conan, conspiracy, smog };
const PATIENCE = 120_000; // milliseconds: the compiler reads the whole board

function fieldsIgnored(game: GameName): string[] {
  return Object.entries(IGNORED[game]).flatMap(([part, fields]) => Object.keys(fields).map((field) => `${part}.${field}`));
}

test.each(Object.keys(IGNORED) as GameName[])(
  "the board of %s reads every field of its view but those it ignores",
  (game) => {
    const fields = fieldsOf(game);
    const read = fieldsReadBy(game);
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter((field) => !read.has(field))).toEqual(fields.filter((field) => fieldsIgnored(game).includes(field)));
    expect(fieldsIgnored(game).filter((field) => !fields.includes(field))).toEqual([]);
  },
  PATIENCE,
);
