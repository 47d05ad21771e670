import { expect, test } from "vitest";
import { optionsText, variantOptions } from "./variant-options";

const option = (name: string, value: string) => ({ name, value });

test.each([
  [[option("Size", "M"), option("Color", "Plum")], "M / Plum"],
  [[option("Color", "Plum"), option("Size", "M")], "Plum / M"],
  [[option("Fit", "Tall"), option("Size", "M"), option("Color", "Plum")], "Tall / M / Plum"],
  [[option("Metal", "Gold / Silver"), option("Size", "6")], "Gold / Silver / 6"],
  [[option("Title", "Default Title")], ""],
  [[], ""],
])("the options %j read “%s” in the cart, in the merchant's order", (options, text) => {
  expect(optionsText(options)).toBe(text);
});

test("color and size are found among the options in any order", () => {
  const options = [option("Fit", "Tall"), option("Size", "M"), option("Color", "Plum")];
  expect(variantOptions(options)).toEqual({ color: "Plum", size: "M", others: ["Tall"] });
  expect(variantOptions([...options].reverse())).toEqual(variantOptions(options));
});
