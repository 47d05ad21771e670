import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import type { ColorValue } from "./token.ts";

const color = (red: number, green: number, blue: number): ColorValue => ({
  colorSpace: "srgb",
  components: [red, green, blue],
  hex: "",
});

test("black and white have a contrast of 21:1 in either order", () => {
  expect(contrast(color(0, 0, 0), color(1, 1, 1))).toBeCloseTo(21);
  expect(contrast(color(1, 1, 1), color(0, 0, 0))).toBeCloseTo(21);
});

// #767676 is the lightest grey that passes WCAG as text on white.
test("#767676 passes on white", () => {
  expect(contrast(color(0x76 / 255, 0x76 / 255, 0x76 / 255), color(1, 1, 1))).toBeCloseTo(4.54, 2);
});
