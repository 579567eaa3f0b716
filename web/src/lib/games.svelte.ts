// The games the server offers, with their texts in both languages, so switching is instant.
import type { GameInfo } from "../generated/messages";
import { api } from "./api";
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

export async function loadGame(name: string): Promise<void> {
  await Promise.all([loadTexts(name, "fr"), loadTexts(name, "en")]);
}

export const games = new Games();
