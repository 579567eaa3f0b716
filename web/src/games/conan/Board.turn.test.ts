// The rest of a turn: what can be done here and with the bag.
import { expect, test, vi } from "vitest";
import type { Explained } from "../../generated/messages";
import { answer } from "../../lib/keys";
import type { Session } from "../../lib/session.svelte";
import { choice, hero, position, press, show } from "./Board.testing";

const DEEDS = [
  choice(0, "pass"),
  choice(9, "leave"),
  choice(20, "open"),
  choice(21, "drop", "card", "battle_axe"),
];

test("what can be done here and with the bag has no button in the question", async () => {
  await show("hero_acts", {}, { choices: DEEDS, preview: () => ({}) });
  const labels = [...document.querySelectorAll(".prompt .acts .btn")].map((each) =>
    each.textContent.trim(),
  );
  expect(labels.filter((label) => /drop|leave/iu.test(label))).toEqual([]);
  const deeds = [...document.querySelectorAll(".here .deed")].map((each) => each.textContent);
  expect(deeds).toHaveLength(2);
});

test("a touch on a card never drops it: that is in its menu, with what cannot be done and why", async () => {
  const whyNot = vi.fn<Session["whyNot"]>(({ family }) =>
    Promise.resolve({
      type: "explained",
      id: "",
      answers: [
        {
          choice: choice(60, family ?? "", "card", "battle_axe"),
          reason: { key: "no-companion-stands-here", rule: "conan:MA-2", values: {} },
        },
      ],
    } as Explained),
  );
  const { decision, move } = await show(
    "hero_acts",
    {},
    { choices: DEEDS, preview: () => ({}), whyNot },
  );
  await press(document.querySelector(".bag .item"));
  expect(decision.begun).toBe(false);
  await press(document.querySelector(".bag-more"));
  await vi.waitFor(() =>
    expect(document.querySelector(".bag-menu")?.textContent).toContain("No companion"),
  );
  const [drop] = [...document.querySelectorAll(".bag-menu [role=menuitem]")].filter((each) =>
    each.textContent.includes("Drop it here"),
  );
  await press(drop ?? null);
  expect(decision.actions).toEqual([21]);
  expect(move).not.toHaveBeenCalled(); // the gold button is still to be pressed
});

test("leaving and handing over take two touches", async () => {
  const { decision, move } = await show("hero_acts", {}, { choices: DEEDS, preview: () => ({}) });
  await press(document.querySelector(".prompt .careful"));
  expect(decision.actions).toEqual([0]);
  expect(move).not.toHaveBeenCalled();
});

test.each(["n", "y", "enter"])("so does the key %s: the first press only asks", async (key) => {
  const choices = key === "n" ? DEEDS : [choice(0, "pass")];
  const { decision, move } = await show("hero_acts", {}, { choices, preview: () => ({}) });
  answer(decision, key, null);
  expect(decision.actions).toEqual([0]);
  expect(move).not.toHaveBeenCalled();
  answer(decision, key, null);
  expect(move).toHaveBeenCalledOnce();
});

test("who is blocked reads by whom and by which skill", async () => {
  const { acting } = await position();
  const blocked = { figure: "giant_snake", skill: "blocking" };
  await show("hero_acts", { acting: acting && { ...acting, blocked } }, { choices: DEEDS });
  expect(document.querySelector(".prompt")?.textContent).toMatch(/snake.*\(Blocking\)/iu);
});

test("objectives tell how far they have come and who carries what they need", async () => {
  await show("hero_acts", {
    heroes: [{ ...hero("conan", 1), cards: ["yselda"] }],
    goals: [
      {
        side: "heroes",
        any: false,
        tests: [
          {
            key: "objective-token_carried_off_board",
            values: { token: [["card", "yselda"]] },
            met: false,
          },
        ],
      },
      {
        side: "overlord",
        any: false,
        tests: [
          { key: "objective-round_at_least", values: { value: [8] }, met: false, have: 2, want: 8 },
        ],
      },
    ],
  });
  const told = document.querySelector(".goals")?.textContent ?? "";
  expect(told).toContain("Carried by Conan");
  expect(told).toContain("2 of 8");
});
