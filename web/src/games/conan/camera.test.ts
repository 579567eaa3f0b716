import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";

function camera(): Camera {
  const made = new Camera(() => 1.5);
  made.measure(900, 500); // the map fits with 750 x 500
  return made;
}

test("the whole map lies in the middle and cannot be pushed away", () => {
  const seen = camera();
  expect([seen.x, seen.y]).toEqual([75, 0]);
  seen.pan(400, -300);
  expect([seen.x, seen.y]).toEqual([75, 0]);
});

test("the point under the pointer stays where it is while the map grows", () => {
  const seen = camera();
  const at = { x: 450, y: 250 };
  const before = [(at.x - seen.x) / seen.scale, (at.y - seen.y) / seen.scale];
  seen.zoom(2, at);
  expect((at.x - seen.x) / seen.scale).toBeCloseTo(before[0] ?? 0);
  expect((at.y - seen.y) / seen.scale).toBeCloseTo(before[1] ?? 0);
});

test("it looks at a zone, and not past the edge of the map", () => {
  const seen = camera();
  seen.look(0.5, 0.5, 3);
  expect(seen.x + 0.5 * 750 * 3).toBeCloseTo(450);
  seen.look(0, 0, 3);
  expect([seen.x, seen.y]).toEqual([0, 0]);
  seen.whole();
  expect(seen.scale).toBe(1);
});

test("what lies over an edge does not hide what stands there", () => {
  const seen = new Camera(
    () => 1.5,
    () => 0,
    () => 50,
  );
  seen.measure(900, 500);
  seen.look(0.5, 1, 3);
  expect(seen.y).toBe(500 - 1500 - 50);
  seen.look(0.5, 0, 3);
  expect(seen.y).toBe(50);
  seen.whole();
  expect(seen.y).toBe(0);
});
