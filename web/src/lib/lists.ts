// A list of the lobby: its first page, which is polled, and the further pages asked for.
import type { Lobby, LobbyPage, TableInfo } from "../generated/messages";
import type { ListName } from "./api";

export type Further = Partial<Record<ListName, LobbyPage>>;

/** The tables of a list in their order; one that has moved to the first page is shown only there. */
export function tablesOf(lobby: Lobby, further: Further, list: ListName): TableInfo[] {
  const first = lobby[list];
  const shown = new Set(first.map((table) => table.id));
  return [...first, ...(further[list]?.tables ?? []).filter((table) => !shown.has(table.id))];
}

/** How the next page of a list is asked for; null: all of it is shown. */
export function nextOf(lobby: Lobby, further: Further, list: ListName): string | null {
  const last = further[list];
  return last ? last.after : (lobby.after[list] ?? null);
}

/** The further pages of a list with one more. */
export function withPage(further: Further, list: ListName, page: LobbyPage): Further {
  const before = further[list]?.tables ?? [];
  const known = new Set(before.map((table) => table.id));
  const tables = [...before, ...page.tables.filter((table) => !known.has(table.id))];
  return { ...further, [list]: { tables, after: page.after } };
}
