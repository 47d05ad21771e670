import { expect, test } from "vitest";
import { comparison } from "./comparison";
import type { Garment } from "./garment";

/** A length with the space between its number and its unit at which no line breaks. */
const length = (words: TemplateStringsArray) => words.join("").replaceAll(/(\d) (?=in|cm)/g, "$1\u00a0");

const own: Garment = { category: "dresses", unit: "in", lengths: { chest: 18.5, waist: 15, length: 38 } };

test.each([
  [{ chest: 20, waist: 15, length: 37 }, length`1.5 in wider in the chest than yours, 1 in shorter`],
  [{ length: 39.5 }, length`1.5 in longer than yours`],
  [{ waist: 14.25, sleeve: 20 }, length`0.75 in narrower in the waist than yours`],
  [{ chest: 18.6, waist: 14.9 }, "The same as yours"],
  [{ sleeve: 24, inseam: 30 }, null],
  [{}, null],
])("a piece with the lengths %j is: %s", (lengths, sentence) => {
  expect(comparison(own, lengths)).toBe(sentence);
});

test("a shopper who measures in centimeters reads centimeters", () => {
  const metric: Garment = { category: "dresses", unit: "cm", lengths: { chest: 47, length: 97 } };
  expect(comparison(metric, { chest: 20, length: 38 })).toBe(
    length`4 cm wider in the chest than yours, 0.5 cm shorter`,
  );
});

test("a piece that differs in everything is described by the three largest differences, in order", () => {
  const lengths = { chest: 18, waist: 15, hips: 19, length: 38, sleeve: 23 };
  const differing = { chest: 19, waist: 15.25, hips: 16, length: 42, sleeve: 23 };
  expect(comparison({ ...own, lengths }, differing)).toBe(
    length`1 in wider in the chest than yours, 3 in narrower in the hips, 4 in longer`,
  );
});
