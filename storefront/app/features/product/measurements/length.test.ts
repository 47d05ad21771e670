import { afterEach, expect, test } from "vitest";
import { setMarket } from "~/market";
import { formatLength } from "./length";

afterEach(() => setMarket({ locale: "en-US", currency: "USD" }));

test.each([
  [18.5, "in", "18.5 in", "47 cm"],
  [19.25, "in", "19.25 in", "49 cm"],
  [[32, 33], "in", "32–33 in", "81.5–84 cm"],
  [47, "cm", "18.5 in", "47 cm"],
  [[60, 61.5], "cm", "23.5–24.25 in", "60–61.5 cm"],
] as const)("%s %s is %s and %s", (length, unit, inches, centimeters) => {
  expect(formatLength(length, unit)).toEqual([inches, centimeters]);
});

test("uses the market's decimal separator", () => {
  setMarket({ locale: "de-DE", currency: "EUR" });
  expect(formatLength(18.75, "in")).toEqual(["18,75 in", "47,5 cm"]);
});
