import { expect, test } from "vitest";
import { centsOf, decimal, money } from "./money.ts";

test.each([
  [3300, "33.0"],
  [3350, "33.5"],
  [3315, "33.15"],
  [5, "0.05"],
  [0, "0.0"],
  [-150, "-1.5"],
  [123_456_789, "1234567.89"],
])("%i cents are %s, as the platform writes it", (cents, amount) => {
  expect(money(cents)).toEqual({ amount, currencyCode: "USD" });
});

test.each([
  ["19.99", 1999],
  ["1.005", 101],
  ["0.29", 29],
  ["4.35", 435],
  ["1.1", 110],
  ["8", 800],
  ["999999999999.99", 99_999_999_999_999],
  ["1e3", null],
  ["-5", null],
  ["", null],
])("the amount %o is %o cents", (amount, cents) => {
  expect(centsOf(amount)).toBe(cents);
});

test("amounts and cents are converted without rounding errors", () => {
  const cents = Array.from({ length: 20_000 }, (_, index) => index * 7);
  expect(cents.map((each) => centsOf(decimal(each)))).toEqual(cents);
});
