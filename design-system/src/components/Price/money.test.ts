import { expect, test } from "vitest";
import { formatPrice, formatRoundPrice, percentOff, toCents, toDecimal } from "./money.ts";

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

/** A region, an amount, its cents, decimals and text. */
test.each([
  ["USD", "1234.5", 123450, "1234.50", "$1,234.50"],
  ["JPY", "1500.0", 150000, "1500.00", "¥1,500"],
  ["KRW", "12900", 1290000, "12900.00", "₩12,900"],
  ["KWD", "12.345", 12345, "12.345", "KWD\u00a012.345"],
  ["KWD", "0.0005", 1, "0.001", "KWD\u00a00.001"],
  ["BHD", "7", 7000, "7.000", "BHD\u00a07.000"],
  ["TND", "-0.05", -50, "-0.050", "-TND\u00a00.050"],
  ["EUR", "9007199254740.99", 900719925474099, "9007199254740.99", "€9,007,199,254,740.99"],
])("in %s, %s has its decimals", (currencyCode, amount, cents, decimal, text) => {
  const region = { locale: "en-US", currencyCode };
  for (const same of [amount, { amount, currencyCode }, cents]) {
    expect(toCents(same, region)).toBe(cents);
    expect(toDecimal(same, region)).toBe(decimal);
    expect(formatPrice(same, region)).toBe(text);
  }
  expect(formatRoundPrice(amount, region)).toBe(text.replace(/\.0+$/, ""));
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
