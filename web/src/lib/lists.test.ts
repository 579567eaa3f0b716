import { expect, test } from "vitest";
import type { Lobby, TableInfo } from "../generated/messages";
import { type Further, nextOf, tablesOf, withPage } from "./lists";

const table = (id: string): TableInfo => ({ id }) as TableInfo;
const ids = (tables: TableInfo[]): string[] => tables.map((each) => each.id);
const lobby = (open: string[], after: Lobby["after"]): Lobby => ({
  mine: [],
  open: open.map(table),
  watch: [],
  finished: [],
  after,
});

test("a whole list offers no more", () => {
  expect(nextOf(lobby(["a"], {}), {}, "open")).toBeNull();
  expect(ids(tablesOf(lobby(["a"], {}), {}, "open"))).toEqual(["a"]);
});

test("further pages follow the first, until there are none", () => {
  const first = lobby(["a", "b"], { open: "2.b" });
  expect(nextOf(first, {}, "open")).toBe("2.b");
  let further: Further = withPage({}, "open", { tables: [table("c")], after: "1.c" });
  expect(nextOf(first, further, "open")).toBe("1.c");
  further = withPage(further, "open", { tables: [table("d")], after: null });
  expect(nextOf(first, further, "open")).toBeNull();
  expect(ids(tablesOf(first, further, "open"))).toEqual(["a", "b", "c", "d"]);
  expect(ids(tablesOf(first, further, "watch"))).toEqual([]);
});

test("a table that moves up is shown once, where it is now", () => {
  const further = withPage({}, "open", { tables: [table("c"), table("d")], after: null });
  expect(ids(tablesOf(lobby(["d", "a"], { open: "2.a" }), further, "open"))).toEqual([
    "d",
    "a",
    "c",
  ]);
  const again = withPage(further, "open", { tables: [table("c"), table("e")], after: null });
  expect(ids(tablesOf(lobby([], {}), again, "open"))).toEqual(["c", "d", "e"]);
});
