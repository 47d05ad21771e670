// @vitest-environment node
import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { completeBrand } from "./derive.ts";
import { readDesignTokens } from "./source.ts";
import { resolveColor, type ColorValue, type Token } from "./token.ts";

const find = (tokens: readonly Token[], path: string): ColorValue =>
  resolveColor(path, new Map(tokens.map((token) => [token.path.join("."), token])));

test("changes a button's background only until its text is readable", () => {
  // White text would be readable on Norelle's crimson, but text on crimson is black in every brand.
  const norelle = completeBrand(readDesignTokens("brands/norelle.json"));
  const reached = contrast(find(norelle, "button.crimson.ground"), find(norelle, "palette.black"));
  expect(reached).toBeGreaterThanOrEqual(4.5);
  expect(reached).toBeLessThan(5);
});

test("values in a brand's file take precedence over derived ones", () => {
  const said = readDesignTokens("brands/circlet.json");
  expect(find(completeBrand(said), "button.teal.ground").hex).toBe(find(said, "button.teal.ground").hex);
});

test("makes dark backgrounds lighter on higher layers", () => {
  const sorrento = completeBrand(readDesignTokens("brands/sorrento.json"));
  const black: ColorValue = { colorSpace: "srgb", components: [0, 0, 0], hex: "#000000" };
  const brightness = ["ground", "surface", "raised", "hover"].map((name) =>
    contrast(find(sorrento, `dark.${name}`), black),
  );
  expect(brightness).toEqual([...brightness].sort((a, b) => a - b));
});
