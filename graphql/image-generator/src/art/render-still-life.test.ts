import { expect, test } from "vitest";
import { artPieces } from "./registry.ts";
import { renderStillLife } from "./render-still-life.ts";
import { plumSlip } from "./scenes/wardrobe.ts";
import type { StillLife } from "./still-life.ts";

const life: StillLife = {
  width: 120,
  height: 150,
  ground: { paper: "#e2d6c5" },
  window: { angle: -0.4 },
  things: [{ wear: plumSlip, x: 400, y: 500, size: 0.8 }],
};

const at = ({ pixels, width }: ReturnType<typeof renderStillLife>, x: number, y: number): number[] =>
  Array.from(pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3));

test("drawing a still life twice gives the same image", () => {
  expect(renderStillLife(life).pixels).toEqual(renderStillLife(life).pixels);
});

test("the garment is in the middle, and the paper around it stays bright", () => {
  const picture = renderStillLife(life);
  const empty = renderStillLife({ ...life, things: [] });
  const [red = 0, green = 0] = at(picture, 60, 90);
  expect(red - green).toBeGreaterThan(20);
  expect(at(picture, 3, 3)).toEqual(at(empty, 3, 3));
  expect(empty.pixels.every((level) => level > 100)).toBe(true);
});

test("every shop image has its own name", () => {
  const names = artPieces.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
