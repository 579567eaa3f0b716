import { expect, test, vi } from "vitest";
import type { GameInfo } from "../generated/messages";
import { api } from "./api";
import { games } from "./games.svelte";

test("a slow answer is waited for, not asked for again: what is chosen stays chosen", async () => {
  const asked = vi.spyOn(api, "games").mockRejectedValueOnce(new Error("no server"));
  await expect(games.load()).rejects.toThrow("no server");
  asked.mockImplementation(() => Promise.resolve([{ name: "abyss" } as GameInfo]));
  await Promise.all([games.load(), games.load()]);
  const [first] = games.list;
  await games.load();
  expect(games.list[0]).toBe(first);
  expect(asked).toHaveBeenCalledTimes(2);
});
