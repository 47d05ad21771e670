import { expect, test } from "vitest";
import { money } from "./money.ts";

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
