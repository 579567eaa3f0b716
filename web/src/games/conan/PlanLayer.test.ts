import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Desk } from "../../lib/desk";
import type { Plan } from "../../lib/session.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import { loadMap, zoneName } from "./facts";
import { shapeOf } from "./ground/shape";
import PlanLayer from "./PlanLayer.svelte";

const [ONE, OTHER] = ["pict_village_b1", "pict_village_b2"];
let shown: Record<string, unknown> | null = null;

beforeAll(() => loadTexts("conan", "en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

async function show(planning: boolean, plans: Plan[] = []) {
  const map = await loadMap(ONE);
  if (!map) throw new Error("no map");
  const point = vi.fn();
  shown = mount(PlanLayer, {
    target: document.body,
    props: {
      desk: {
        table: { yours: 1 },
        words: new Words("conan", ["Ola", "Ada", "Bo"]),
      } as unknown as Desk<"conan">,
      shape: shapeOf(map),
      plans,
      point,
      planning,
      nameOf: (id: string) => zoneName(map, id),
      unit: 8,
    },
  });
  flushSync();
  const zone = (name: string): Element => {
    const found = document.querySelector(`[data-plan="${name}"]`);
    if (!found) throw new Error(`no zone ${name}`);
    return found;
  };
  return { point, zone };
}

const plan = (seat: number, ...pieces: string[]): Plan => ({
  type: "pointed",
  seat,
  thing: "zone",
  pieces,
  key: seat,
});
const pointer = (kind: string): PointerEvent => new PointerEvent(kind, { bubbles: true });

test("a zone that is touched is shown, and a drag shows a way", async () => {
  const { point, zone } = await show(true);
  zone(ONE).dispatchEvent(pointer("pointerdown"));
  zone(ONE).dispatchEvent(pointer("pointerup"));
  expect(point).toHaveBeenLastCalledWith([ONE]);
  zone(ONE).dispatchEvent(pointer("pointerdown"));
  zone(OTHER).dispatchEvent(pointer("pointerup"));
  expect(point).toHaveBeenLastCalledWith([ONE, OTHER]);
});

test("a second zone makes a way from the first, also by the keyboard", async () => {
  const { point, zone } = await show(true, [plan(1, ONE)]);
  zone(OTHER).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(point).toHaveBeenLastCalledWith([ONE, OTHER]);
});

test("the zone somebody else points at begins no way of mine", async () => {
  const { point, zone } = await show(true, [plan(2, ONE)]);
  zone(OTHER).dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  expect(point).toHaveBeenLastCalledWith([OTHER]);
});

test("who shows what is drawn with the name, and said", async () => {
  await show(false, [plan(2, ONE, OTHER)]);
  expect(document.querySelector(".plan text")?.textContent).toBe("Bo");
  expect(document.querySelectorAll(".plan .head").length).toBeGreaterThan(0);
  expect(document.querySelector("[role=status]")?.textContent).toMatch(/^Bo points from .+ to .+/u);
  expect(document.querySelector("[data-plan]")).toBeNull(); // nothing to choose while I do not plan
});
