// The form of a new table: it offers only as many seats as the chosen options allow.
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../generated/messages";
import { Draft } from "./draft.svelte";

const game = {
  name: "conan",
  min_seats: 2,
  max_seats: 5,
  usual_seats: 2,
  usual_seat: 1,
  options: [
    { name: "scenario", choices: ["wide", "narrow"], seats: [5, 3] },
    { name: "heroes", choices: [3, 2], seats: [5, 5] },
  ],
  bots: ["regular"],
} as unknown as GameInfo;

function filled(): Draft {
  const draft = new Draft();
  draft.choose(game);
  for (let number = 0; number < 9; number++) draft.add();
  return draft;
}

describe("a table in the making", () => {
  it("offers as many seats as the options leave", () => {
    const draft = filled();
    expect(draft.seats.length).toBe(5);
    draft.set("scenario", "narrow");
    expect(draft.most).toBe(3);
    expect(draft.seats.length).toBe(3);
    draft.add();
    expect(draft.seats.length).toBe(3);
    draft.set("scenario", "wide");
    draft.add();
    expect(draft.seats.length).toBe(4);
  });

  it("keeps one's own seat when seats go", () => {
    const draft = filled();
    draft.seats.reverse();
    draft.set("scenario", "narrow");
    expect(draft.seats.map((seat) => seat.kind)).toEqual(["bot", "bot", "me"]);
  });

  it("takes an address at its word within these limits", () => {
    const draft = filled();
    draft.propose(new URLSearchParams("scenario=narrow"));
    expect(draft.seats.length).toBe(3);
  });

  it("begins with no more bots than fit", () => {
    const draft = new Draft();
    const [scenario, heroes] = game.options;
    draft.choose({ ...game, options: [{ ...scenario!, seats: [2, 2] }, heroes!] });
    expect(draft.seats.length).toBe(2);
  });

  it("offers what the game says is usual, and other seats to sit on", () => {
    const draft = new Draft();
    draft.choose(game);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(["bot", "me"]);
    draft.add();
    draft.change(2, "open");
    draft.sit(2);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(["bot", "open", "me"]);
    draft.sit(0);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(["me", "open", "bot"]);
    draft.sit(0);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(["me", "open", "bot"]);
  });
});
