// An attack as the tray tells it: how far it has come, and what the dice on the table lead to.
import type { ConanView } from "../../generated/conan";

export const STAGES = ["target", "gems", "dice", "defence", "wounds"] as const;
export type Stage = (typeof STAGES)[number];

const OF_STEP: Record<string, Stage> = {
  ChooseTarget: "target",
  ChooseSecondWeapon: "target",
  ChooseGems: "gems",
  AttackGems: "gems",
  OrderVictims: "defence",
  ChooseGuard: "defence",
  ChooseDefence: "defence",
  ChooseDefenceCard: "defence",
  LoseFromBox: "wounds",
};

/** How far the attack under way has come; null: what is asked is no part of it. */
export function stageOf(view: ConanView, step: string): Stage | null {
  if (!view.attack) return null;
  if (step === "Rerolls") return view.attack.roller === view.attack.attacker ? "dice" : "defence";
  return OF_STEP[step] ?? null;
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
