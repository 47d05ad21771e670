import { expect, test } from "vitest";
import { garmentCategories, parseGarment, writeGarment } from "./garment";
import { submittedGarment } from "./submitted-garment";

const submit = (fields: Readonly<Record<string, string>>) => submittedGarment((name) => fields[name] ?? null);

test.each([
  ["18.5", 18.5],
  [" 18,5 ", 18.5],
  ["18 1/2", 18.5],
  ["18½", 18.5],
  ["18 3/8", 18.38],
  ["99", 99],
])("a shopper's length %j is %d inches", (text, inches) => {
  const read = submit({ category: "dresses", unit: "in", chest: text });
  expect(read).toEqual({
    garment: { category: "dresses", unit: "in", lengths: { chest: inches } },
    wrong: [],
  });
});

test.each(["wide", "0", "-3", "100", "18 1/0", "1e1", "9".repeat(400), "<b>"])(
  "a wrong length %j costs only its own field",
  (text) => {
    const read = submit({ category: "dresses", unit: "in", chest: text, length: "38" });
    expect(read).toEqual({
      garment: { category: "dresses", unit: "in", lengths: { length: 38 } },
      wrong: ["chest"],
    });
  },
);

test("a garment has only the lengths of its category", () => {
  const jeans = submit({ category: "jeans", unit: "cm", waist: "40", chest: "50" });
  expect(jeans?.garment).toEqual({ category: "jeans", unit: "cm", lengths: { waist: 40 } });
});

test.each(["handbags", "", "constructor"])("the category %j has no garments", (category) => {
  expect(submit({ category, unit: "in", chest: "18" })).toBeNull();
});

test("each category's garment is the same when it is read again", () => {
  for (const { slug, names } of garmentCategories) {
    const lengths = Object.fromEntries(names.map((name, index) => [name, 20.25 + index]));
    const garment = { category: slug, unit: "cm", lengths } as const;
    expect(parseGarment(writeGarment(garment))).toEqual(garment);
  }
});

test.each([
  "",
  "dresses",
  "dresses.in.",
  "dresses.mm.chest18",
  "handbags.in.chest18",
  "dresses.in.chest0",
  "{}",
])("the stored text %j is not read as a garment", (text) => expect(parseGarment(text)).toBeNull());
