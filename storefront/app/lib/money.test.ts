import { describe, expect, test } from "vitest";
import { formatCents, formatMoney, percentBelow, toCents } from "./money.ts";

describe("an amount of money", () => {
  test.each([
    ["74", 7400],
    ["74.5", 7450],
    ["74.05", 7405],
    ["0.1", 10],
    ["1.005", 101],
    ["19.999", 2000],
    ["-3.20", -320],
  ])("%s is %i cents", (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  test.each(["", "abc", "1e3", "12,50", "$5"])("%o is refused", (amount) => {
    expect(() => toCents(amount)).toThrow(RangeError);
  });

  test.each([
    ["0", "$0.00"],
    ["74.5", "$74.50"],
    ["1234.5", "$1,234.50"],
    ["1000000", "$1,000,000.00"],
    [null, "$0.00"],
    [undefined, "$0.00"],
  ])("%s reads %s", (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test("a debt keeps its sign before the dollar", () => {
    expect(formatCents(-5)).toBe("-$0.05");
  });
});

describe("percent below retail", () => {
  test.each([
    [7400, 19000, 61],
    [5000, 10000, 50],
    [9950, 10000, 1],
    [9951, 10000, 0],
    [12000, 10000, 0],
    [100, 0, 0],
  ])("%i of %i is %i%%", (price, retail, percent) => {
    expect(percentBelow(price, retail)).toBe(percent);
  });
});
