// An attack as the tray shows it: its progress, and what the dice on the table lead to.
import type { ConanView } from "../../generated/conan";
import type { ConanQuestion, QuestionKind } from "../../generated/messages";

export const STAGES = ["target", "gems", "dice", "defence", "wounds"] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Partial<Record<QuestionKind, Stage>> = {
  choose_target: "target",
  choose_second_weapon: "target",
  choose_gems: "gems",
  attack_gems: "gems",
  order_victims: "defence",
  choose_guard: "defence",
  choose_defence: "defence",
  choose_defence_card: "defence",
  lose_from_box: "wounds",
} satisfies Partial<Record<ConanQuestion, Stage>>;

/** How far the attack under way has come; null: what is asked is no part of it. */
export function stageOf(view: ConanView, kind: QuestionKind | null): Stage | null {
  if (!view.attack || kind === null) return null;
  if (kind === "reroll") return view.attack.roller === view.attack.attacker ? "dice" : "defence";
  return STAGE_OF[kind] ?? null;
}

export type Outcome = { damage: number; defence: number; wounds: number };

/**
 * What the dice lead to as they lie: of the attacker against what the victim has without a roll; of the
 * victim against the damage that is known. The server has the last word, this is a sum of what it told.
 */
export function outcome(view: ConanView, total: number): Outcome | null {
  const { attack } = view;
  if (!attack?.victim) return null;
  const attacks = attack.roller === attack.attacker;
  if (!attacks && attack.roller !== attack.victim) return null;
  const damage = attacks && attack.damage === 0 ? total : attack.damage;
  const defence = attack.defence + (attacks ? 0 : total);
  return { damage, defence, wounds: Math.max(0, damage - defence) };
}
