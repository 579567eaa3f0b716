// The games the server offers, with their texts in the language of the page.
import type { GameInfo } from "../generated/messages";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { loadTexts } from "./text.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);

  private loading: Promise<void> | null = null;

  /** Fetch them once, however often this is called; a failed attempt is retried. */
  load(): Promise<void> {
    this.loading ??= this.ask().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  private async ask(): Promise<void> {
    const found = await api.games();
    await Promise.all(found.map((game) => loadGame(game.name)));
    this.list = found;
  }

  info(name: string): GameInfo | null {
    return this.list.find((game) => game.name === name) ?? null;
  }
}

export const loadGame = (name: string): Promise<void> => loadTexts(name, settings.language);

export const games = new Games();
