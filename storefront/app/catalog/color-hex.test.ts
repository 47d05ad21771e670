import { expect, test } from "vitest";
import { colorHex } from "./color-hex";

test.each([
  ["Black", "#2A282B"],
  ["Deep navy", "#235"],
  ["Bottle green", "#5F7A58"],
  ["Heather grey", "#8B8A88"],
  ["Multi-color", "#FFFFFF"],
])("%s has a swatch", (name, hex) => {
  expect(colorHex(name)).toBe(hex);
});

test.each(["Dusk", "", "Black/White", "Black and white", "Black & white", "constructor"])(
  "%o has a neutral dot",
  (name) => {
    expect(colorHex(name)).toBeNull();
  },
);
