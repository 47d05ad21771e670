import { afterEach, expect, test } from "vitest";
import { setMarket } from "~/shop/market";
import { inBothUnits, ofBodies, ofGarments } from "./length";

afterEach(() => setMarket({ locale: "en-US", currency: "USD" }));

test.each([
  [18.5, "in", "18.5", "47"],
  [19.25, "in", "19.25", "49"],
  [47, "cm", "18.5", "47"],
  [[60, 61.5], "cm", "23.5–24.25", "60–61.5"],
] as const)("a garment's %s %s are %s inches and %s centimeters", (length, unit, ...both) => {
  expect(inBothUnits(length, unit, ofGarments)).toEqual(both);
});

test.each([
  [[32, 33], "in", "32–33", "81–84"],
  [24.25, "in", "24.25", "62"],
  [80, "cm", "31.5", "80"],
] as const)("a body's %s %s are %s inches and %s centimeters", (length, unit, ...both) => {
  expect(inBothUnits(length, unit, ofBodies)).toEqual(both);
});

test("a length uses the market's decimal separator", () => {
  setMarket({ locale: "de-DE", currency: "EUR" });
  expect(inBothUnits(18.75, "in", ofGarments)).toEqual(["18,75", "47,5"]);
});
