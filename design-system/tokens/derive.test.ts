// @vitest-environment node
import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { completeBrand } from "./derive.ts";
import { readDesignTokens } from "./source.ts";
import { resolveColor, type ColorValue, type Token } from "./token.ts";

const colorAt = (tokens: readonly Token[], path: string): ColorValue =>
  resolveColor(path, new Map(tokens.map((token) => [token.path.join("."), token])));

test("a button's background changes only until its text is readable", () => {
  // White text would be readable on Norelle's crimson, but text on crimson is black in every brand.
  const norelle = completeBrand(readDesignTokens("brands/norelle.json"));
  const reached = contrast(colorAt(norelle, "button.crimson.ground"), colorAt(norelle, "palette.black"));
  expect(reached).toBeGreaterThanOrEqual(4.5);
  expect(reached).toBeLessThan(5);
});

test("values in a brand's file take precedence over derived ones", () => {
  const own = readDesignTokens("brands/circlet.json");
  expect(colorAt(completeBrand(own), "button.teal.ground").hex).toBe(colorAt(own, "button.teal.ground").hex);
});

test("dark backgrounds are lighter on higher layers", () => {
  const sorrento = completeBrand(readDesignTokens("brands/sorrento.json"));
  const black: ColorValue = { colorSpace: "srgb", components: [0, 0, 0], hex: "#000000" };
  const brightness = ["ground", "surface", "raised", "hover"].map((name) =>
    contrast(colorAt(sorrento, `dark.${name}`), black),
  );
  expect(brightness).toEqual([...brightness].sort((a, b) => a - b));
});
