import { brands } from "@circlet/design-system/tokens";
import { expect, test } from "vitest";
import { themeColors } from "./color-scheme";

test("the browser's toolbar has the color of the page", () => {
  const { palette, dark } = brands.circlet;
  expect(themeColors).toEqual({ light: palette.white, dark: dark.ground });
});
