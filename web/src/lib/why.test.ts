// What a person wants to know after clicking a piece that cannot be chosen.
import { expect, test } from "vitest";
import { meant } from "./why";

test("a piece with a name is asked about in every role it has", () => {
  expect(meant(["discard:crab_3", "pay:crab_3"])).toEqual({ family: null, piece: "crab_3" });
});

test("a mere number means something only together with its kind of answer", () => {
  expect(meant(["recruit:3", "court:3"])).toEqual({ family: "recruit", piece: "3" });
});

test("a bare answer is asked about by its kind", () => {
  expect(meant(["plot"])).toEqual({ family: "plot", piece: null });
});

test("a piece that stands for nothing asks nothing", () => {
  expect(meant([])).toBeNull();
});
