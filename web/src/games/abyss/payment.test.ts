import { expect, test } from "vitest";
import type { AbyssView } from "../../generated/abyss";
import type { Choice, Position, Previewed, Question } from "../../generated/messages";
import { effect, inOrder, outcome } from "./payment.svelte";

test("first the strongest ally of each race, races rising, then the rest, values falling", () => {
  expect(inOrder(["squid_1", "crab_2", "squid_4", "crab_5", "seahorse_3"])).toEqual([
    "crab_5",
    "seahorse_3",
    "squid_4",
    "crab_2",
    "squid_1",
  ]);
});

test("races that are paid already count as begun", () => {
  expect(inOrder(["crab_2", "squid_4"], ["crab_5"])).toEqual(["squid_4", "crab_2"]);
});

const question: Question = { seat: 0, seats: [0], kind: "pay_for_lord", rule: "abyss:33", values: {}, choices: [] };
const pearls: Choice = { action: 46, family: "pay_pearls", thing: null, piece: null, rule: "abyss:34" };

const affiliating = (affiliated: string[]): AbyssView => ({ court: [], sides: [{ affiliated }] }) as unknown as AbyssView;

function preview(after: Question | null, stopped: Previewed["stopped"] = null): Previewed {
  const undo = { free: false, ask: 0, asked: null };
  const position: Position = { view: {} as AbyssView, question: after, undo, result: null };
  return { type: "previewed", id: "p", played: 1, stopped, position };
}

test("allies that fall short are not enough", () => {
  const after = { ...question, values: { missing: 4, races: 1 } };
  expect(outcome(preview(after), question)).toMatchObject({ ready: false, missing: 4, races: 1 });
});

test("pearls that make up the rest are shown and make it enough", () => {
  const after = { ...question, values: { missing: 2, races: 0 }, choices: [pearls] };
  expect(outcome(preview(after), question)).toMatchObject({ ready: true, missing: 2, pearls });
});

test("allies that cannot be paid together are no payment", () => {
  expect(outcome(preview(question, "illegal"), question)).toMatchObject({ ready: false, illegal: true });
});

test("a payment that leads to another question is enough", () => {
  const after: Question = { ...question, kind: "affiliate" };
  expect(outcome(preview(after), question).ready).toBe(true);
  expect(outcome(preview({ ...question, kind: "take_turn", seat: 1 }, "control"), question).ready).toBe(true);
});

test("the ally that would be affiliated is the one that is new before the payer", () => {
  const told = preview({ ...question, step: "TakeTurn", seat: 1 });
  told.position.view = affiliating(["crab_1", "crab_1", "squid_2"]);
  expect(effect(told, 0, ["crab_1", "squid_2"])).toEqual({ affiliated: "crab_1", choose: false });
});

test("of equally weak allies the payer will choose", () => {
  const told = preview({ ...question, step: "Affiliate" });
  told.position.view = affiliating([]);
  expect(effect(told, 0, [])).toEqual({ affiliated: null, choose: true });
});
