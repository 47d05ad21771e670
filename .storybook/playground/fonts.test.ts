import { expect, test } from "vitest";
import { fontsOf } from "./fonts.ts";

const youngSerif = {
  $extensions: { "example.circlet.font": { family: "Young Serif", file: "@fontsource/young-serif/a.woff2" } },
  font: { display: { $value: ["Young Serif", "Georgia"] } },
};

test("lists a font that two brands use once", () => {
  expect(fontsOf([youngSerif, youngSerif]).map(({ name }) => name)).toEqual(["Young Serif"]);
});

test("accepts brands without a font, and a font as one name", () => {
  const brands = [{}, { font: {} }, { font: { display: { $value: "Georgia" } } }];
  expect(fontsOf(brands)).toEqual([{ name: "Georgia", families: ["Georgia"], source: undefined }]);
});
