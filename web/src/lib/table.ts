// The context of a table: what every component on it can read without passing it down as props.
import { createContext } from "svelte";
import type { Clocks } from "./clock.svelte";

export interface AtTable {
  readonly clocks: Clocks;
  /** Open the sheet where answers are set in advance. */
  openAdvance(): void;
  /** Open the sheet with the score. */
  openScore(): void;
}

const [get, set, has] = createContext<AtTable>();

export const setTable = set;

/** The context of the table; null outside a table: in a finished game or a scenario. */
export const aroundTable = (): AtTable | null => (has() ? get() : null);
