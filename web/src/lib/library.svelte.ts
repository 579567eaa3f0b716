// The person's own files that the server stores: scenarios, boards. Nobody else sees them.
import type { FileKept, FileMistake, OwnFileInfo } from "../generated/messages";
import { api, Refusal } from "./api";
import { guest } from "./guest.svelte";
import { settings } from "./settings.svelte";
import { capital, say, Texts } from "./text.svelte";
import { lobbyReason } from "./words";

export const MOST = 32_768; // bytes of a file; the server refuses more

/** What is wrong with a file, in the game's words or else in those of its checker. */
export function mistakeText(game: string, mistake: FileMistake): string {
  const texts = new Texts(game);
  if (!mistake.told || !texts.has(mistake.told.key)) return mistake.words;
  const values = Object.entries(mistake.told.values).map(([name, of]) => [
    name,
    of.map((each) => (Array.isArray(each) ? texts.name(each[0], each[1]) : each)).join(", "),
  ]);
  const words = texts.say(mistake.told.key, Object.fromEntries(values) as Record<string, string>);
  return `${mistake.key}: ${capital(words)}`;
}

export class Library {
  files = $state.raw<OwnFileInfo[]>([]);
  most = $state(0);
  problem = $state<string | null>(null);

  constructor(readonly game: string) {
    void this.load();
  }

  title(file: OwnFileInfo): string {
    const title = file.titles[settings.language] || file.titles.en;
    return title || say("own-file-untitled");
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    this.problem = null;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = lobbyReason(error.reason);
      return null;
    }
  }

  async load(): Promise<void> {
    if (guest.name === null) return; // without a name there are no files
    await this.attempt(async () => {
      const found = await api.library();
      this.files = found.files.filter((file) => file.game === this.game);
      this.most = found.most;
    });
  }

  private async took(kept: FileKept | null): Promise<OwnFileInfo | null> {
    const words = kept?.mistake ? mistakeText(this.game, kept.mistake) : null;
    if (kept?.file) await this.load();
    if (words) this.problem = words;
    return kept?.file ?? null;
  }

  /** Store a text; its owner needs a name first. */
  async keep(text: string): Promise<OwnFileInfo | null> {
    return this.took(
      await this.attempt(async () => {
        if (guest.name === null) await guest.rename(say("default-name"));
        return api.keepFile(this.game, text);
      }),
    );
  }

  async keepFile(file: File): Promise<OwnFileInfo | null> {
    if (file.size > MOST) {
      this.problem = say("own-file-too-large", { file: file.name, most: MOST / 1024 });
      return null;
    }
    return this.keep(await file.text());
  }

  async rename(file: OwnFileInfo, title: string): Promise<void> {
    await this.took(await this.attempt(() => api.setTitle(file.id, title, settings.language)));
  }

  async forget(file: OwnFileInfo): Promise<void> {
    await this.attempt(() => api.forgetFile(file.id));
    await this.load();
  }
}
