// A scenario being edited: changes that can be undone, and problems found by the server's checker,
// all of it stored in the browser.
import type { ScenarioLists, ScenarioProblem } from "../../../generated/messages";
import { api, Refusal } from "../../../lib/api";
import { lobbyReason } from "../../../lib/words";
import { asDoc, blank, changed, type Doc, type Row } from "./model";

export const GAME = "conan";
const STORE = "tablee-editor";
const PAUSE = 400; // milliseconds without a change before the checker is asked
const AGAIN = 1500; // milliseconds before a checker that was busy is asked again
const MOST = 200; // changes that can be undone

type Kept = { doc: Doc; file: string | null };

function stored(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "null") as Kept | null;
  } catch {
    return null; // storage refused or not ours
  }
}

export class Editing {
  doc = $state.raw<Doc>(blank("", 0));
  /** The file as the server wrote it last; it may be older than the scenario. */
  text = $state("");
  problems = $state.raw<ScenarioProblem[]>([]);
  /** Whether problems and text are those of the scenario as it is. */
  current = $state(false);
  /** Why the checker could not be asked. */
  trouble = $state<string | null>(null);
  /** The file of the library that it is kept as. */
  file = $state<string | null>(null);
  private before = $state.raw<Doc[]>([]);
  private after = $state.raw<Doc[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;

  constructor(readonly lists: ScenarioLists) {
    const kept = stored();
    this.doc = kept?.doc ?? blank(lists.maps[0] ?? "", lists.schema);
    this.file = kept?.file ?? null;
    this.look(0);
  }

  get errors(): number {
    return this.problems.filter((each) => each.level === "error").length;
  }
  get advice(): number {
    return this.problems.length - this.errors;
  }
  get playable(): boolean {
    return this.current && this.errors === 0;
  }
  get canUndo(): boolean {
    return this.before.length > 0;
  }
  get canRedo(): boolean {
    return this.after.length > 0;
  }

  change(how: (doc: Doc) => void): void {
    const next = changed(this.doc, how);
    if (JSON.stringify(next) === JSON.stringify(this.doc)) return;
    this.before = [...this.before, this.doc].slice(-MOST);
    this.after = [];
    this.show(next);
  }

  /** Begin with another scenario; the one before can be had back by undoing. */
  begin(doc: Doc, file: string | null = null): void {
    this.before = [...this.before, this.doc].slice(-MOST);
    this.after = [];
    this.file = file;
    this.show(doc);
  }
  beginWith(model: Row, file: string | null = null): void {
    this.begin(asDoc(model, this.lists.maps[0] ?? "", this.lists.schema), file);
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.after = [...this.after, this.doc];
    this.show(last);
  }
  redo(): void {
    const next = this.after.at(-1);
    if (!next) return;
    this.after = this.after.slice(0, -1);
    this.before = [...this.before, this.doc];
    this.show(next);
  }

  private show(doc: Doc): void {
    this.doc = doc;
    this.current = false;
    this.keep();
    this.look(PAUSE);
  }

  /** Keep it in the browser, so that nothing is lost when the page is left. */
  keep(): void {
    try {
      localStorage.setItem(STORE, JSON.stringify({ doc: this.doc, file: this.file }));
    } catch {
      // storage is full or refused: the page still has it
    }
  }

  /** Have it checked after a while, one request at a time. */
  private look(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), after);
  }

  async check(): Promise<void> {
    if (this.asking) return this.look(PAUSE);
    this.asking = true;
    const asked = this.doc;
    try {
      const found = await api.draftScenario(GAME, asked);
      this.trouble = null;
      if (asked === this.doc) {
        [this.text, this.problems, this.current] = [found.text, found.problems, true];
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = lobbyReason(error.reason);
      this.look(AGAIN);
    } finally {
      this.asking = false;
    }
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
