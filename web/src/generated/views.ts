// Made from src/tablee/games by tools/export_types.py: do not edit.
import type { AbyssView } from "./abyss";
import type { ConanView } from "./conan";
import type { ConspiracyView } from "./conspiracy";
import type { SmogView } from "./smog";

/** The view of each game, by its name. */
export interface GameViews {
  abyss: AbyssView;
  conan: ConanView;
  conspiracy: ConspiracyView;
  smog: SmogView;
}

export type GameName = keyof GameViews;
export type GameView = GameViews[GameName];
