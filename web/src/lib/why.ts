// Why a piece cannot be chosen, in the words of the rules.
import type { Reason } from "../generated/messages";
import type { Desk } from "./desk";
import type { Spot } from "./session.svelte";

/** What a piece stands for: all answers that name it, or one kind where its name is a mere number. */
export function meant(at: readonly string[]): Spot | null {
  const [first] = at;
  if (first === undefined) return null;
  const [family = "", piece = null] = first.split(":");
  const shared = piece !== null && !/^\d+$/.test(piece);
  return { family: shared && at.length > 1 ? null : family, piece };
}

export type Why = { why: string; rule: string };

/** The most useful reason, with its rule; null: there is none. */
export async function whyNot(desk: Desk, at: readonly string[]): Promise<Why | null> {
  const spot = meant(at);
  if (!desk.decision || spot === null) return null;
  const { session, actions } = desk.decision;
  const explained = await session.whyNot(spot, actions);
  return told(desk, explained?.answers.find((answer) => answer.reason !== null)?.reason);
}

export const told = (desk: Desk, reason: Reason | null | undefined): Why | null =>
  reason ? { why: desk.words.reason(reason), rule: reason.rule } : null;
