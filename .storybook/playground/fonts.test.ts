import { expect, test } from "vitest";
import { fontsOf } from "./fonts.ts";

const youngSerif = {
  $extensions: { "circlet.font": { family: "Young Serif", file: "@fontsource/young-serif/a.woff2" } },
  font: { display: { $value: ["Young Serif", "Georgia"] } },
};

test("a font that two brands use is listed once", () => {
  expect(fontsOf([youngSerif, youngSerif]).map(({ name }) => name)).toEqual(["Young Serif"]);
});

test("a brand may have no font, or a font as one name", () => {
  const brands = [{}, { font: {} }, { font: { display: { $value: "Georgia" } } }];
  expect(fontsOf(brands)).toEqual([{ name: "Georgia", families: ["Georgia"], source: undefined }]);
});
