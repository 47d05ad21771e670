import { expect, test } from "vitest";
import { measurementsOf, nearnessOf } from "./measurements.ts";

const of = (values: Readonly<Record<string, number>>, unit = "in") =>
  measurementsOf(JSON.stringify({ unit, variants: [{ size: "M", values }] }));

test.each([
  ["the same in centimeters", of({ Chest: 20 }), of({ Chest: 50.8 }, "cm"), 1],
  ["an inch and a half apart", of({ Chest: 20 }), of({ Chest: 21.5 }), 0.5],
  ["ten inches apart", of({ Chest: 20 }), of({ Chest: 30 }), 0],
  ["apart in one of two lengths", of({ Chest: 20, Sleeve: 24 }), of({ Chest: 20, Sleeve: 27 }), 0.5],
  ["of other parts", of({ Chest: 20 }), of({ Inseam: 20 }), 0],
  ["near in one of their sizes", [{ Chest: 10 }, { Chest: 20 }], [{ Chest: 20 }], 1],
  ["unknown", measurementsOf(null), of({ Chest: 20 }), 0],
  ["endless", measurementsOf('{"unit":"in","variants":[{"values":{"Chest":1e999}}]}'), of({ Chest: 20 }), 0],
  ["not JSON", measurementsOf("{"), of({ Chest: 20 }), 0],
  ["of another shape", measurementsOf('{"unit":"m","variants":[]}'), of({ Chest: 20 }), 0],
])("measurements that are %s are near by their share", (_, own, other, nearness) => {
  expect(nearnessOf(own, other)).toBeCloseTo(nearness);
});

test("the measurements of a product with thousands of sizes are compared in part", () => {
  const variants = Array.from({ length: 3000 }, (_, size) => ({ values: { Chest: size } }));
  const many = measurementsOf(JSON.stringify({ unit: "in", variants }));
  expect(many.length).toBeLessThan(100);
  expect(nearnessOf(many, many)).toBe(1);
});
