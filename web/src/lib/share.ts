// Sharing a replay: with the system's share sheet if there is one, else with the clipboard.
import type { TableInfo } from "../generated/messages";
import { api } from "./api";

/** The address of a replay, from one of its moments on. For a private table, it gives access. */
async function replayAddress(table: TableInfo, version: number | null): Promise<string> {
  if (table.visibility === "private") return (await api.links(table.id)).watch;
  return version === null ? `/r/${table.id}` : `/r/${table.id}?at=${version}`;
}

/** Share the replay's address; true: it is in the clipboard. */
export async function shareReplay(
  table: TableInfo,
  version: number | null = null,
): Promise<boolean> {
  const url = new URL(await replayAddress(table, version), location.href).href;
  const touch = window.matchMedia?.("(pointer: coarse)").matches;
  try {
    if (touch && navigator.share) {
      await navigator.share({ url });
      return false;
    }
    // Only a page with TLS, or on this machine, has the clipboard.
    if (!navigator.clipboard) return false;
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false; // given up in the system's sheet, or forbidden by the browser
  }
}
