import { expect, test } from "vitest";
import { formatPrice, percentOff, toCents } from "./money.ts";

test.each([
  ["74.0", 7400],
  ["74", 7400],
  ["0.29", 29],
  ["1204.5", 120450],
  ["19.995", 2000],
  [7400, 7400],
  [{ amount: "74.5", currencyCode: "EUR" }, 7450],
  ["-3.20", -320],
  ["", null],
  [undefined, null],
  [null, null],
])("%s is %s in cents", (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

test.each(["74,50", "a lot", "$74", "1e3", 74.5, Number.NaN, Infinity])("%s is not an amount", (amount) => {
  expect(() => toCents(amount)).toThrow(RangeError);
  expect(() => formatPrice(amount)).toThrow(RangeError);
});

test.each([
  ["74.0", "$74.00"],
  [7405, "$74.05"],
  [5, "$0.05"],
  ["120450.5", "$120,450.50"],
  [-1250, "-$12.50"],
  [null, "$0.00"],
  ["", "$0.00"],
  [{ amount: "74.5", currencyCode: "EUR" }, "€74.50"],
  [{ amount: "7400", currencyCode: "JPY" }, "¥7,400"],
])("%s is written %s", (amount, shown) => {
  expect(formatPrice(amount)).toBe(shown);
});

test("a price is written as in its region", () => {
  // There is a no-break space before the sign.
  expect(formatPrice("1204.5", { locale: "de-DE", currencyCode: "EUR" })).toBe("1.204,50\u00a0€");
});

test.each([
  ["74.00", "190.00", 61],
  ["128", "340", 62],
  [8750, 10000, 13],
  ["120", "120", 0],
  ["130", "120", 0],
  ["20", null, 0],
  ["20", "0", 0],
  ["0", "20", 100],
])("%s instead of %s is a discount of %s percent", (current, retail, percent) => {
  expect(percentOff(current, retail)).toBe(percent);
});
