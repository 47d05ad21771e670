import { expect, test } from "vitest";
import { parseCents, retailCents } from "./money";

test.each([
  ["74", 7400],
  ["74.5", 7450],
  ["74.05", 7405],
  ["0.1", 10],
  ["1.005", 101],
  ["19.999", 2000],
  ["-3.20", -320],
])("%s is %i cents", (amount, cents) => {
  expect(parseCents(amount)).toBe(cents);
});

test.each(["", "abc", "1e3", "12,50", "$5"])("the amount %o is rejected", (amount) => {
  expect(() => parseCents(amount)).toThrow(RangeError);
});

test.each([
  ["120", "100", 12_000],
  [" 120.00 ", undefined, 12_000],
  [undefined, "100", 10_000],
  [undefined, "74", null],
  [undefined, undefined, null],
  ["$120", "100", 10_000],
  ['{"amount":"120.0","currency_code":"USD"}', undefined, null],
  ["", "100", 10_000],
])("a retail price with the metafield %o and the compare-at price %o is %o", (field, compareAt, cents) => {
  expect(retailCents(field, compareAt, "74")).toBe(cents);
});
