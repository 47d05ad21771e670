import { expect, test } from "vitest";
import { measurementsOf, readMeasurements } from "./measurements";

const product = (value: unknown) => ({
  measurements: { value: typeof value === "string" ? value : JSON.stringify(value) },
});
const small = { size: "S", values: { "Chest, across": 18.5, Length: 25 } };

test("measurements are shown in both units, in the order of the field", () => {
  expect(readMeasurements(product({ variants: [small] }))).toEqual([
    {
      size: "S",
      values: [
        ["Chest, across", "18.5\u00a0in", "47\u00a0cm", 18.5],
        ["Length", "25\u00a0in", "63.5\u00a0cm", 25],
      ],
    },
  ]);
  const inCentimeters = readMeasurements(product({ unit: "cm", variants: [{ values: { Length: 64 } }] }));
  expect(inCentimeters[0]?.values).toEqual([["Length", "25.25\u00a0in", "64\u00a0cm", 25.2]]);
});

test.each([
  ["without the metafield", { measurements: null }],
  ["if the metafield is no JSON", product("18 inches")],
  ["if a value is no number", product({ variants: [{ values: { Length: "25" } }] })],
  ["if a value is zero", product({ variants: [{ values: { Length: 0 } }] })],
  ["in another unit", product({ unit: "mm", variants: [small] })],
  ["if it has too many", product({ variants: Array.from({ length: 251 }, () => small) })],
])("a product has no measurements: %s", (_, each) => {
  expect(readMeasurements(each)).toEqual([]);
});

const all = readMeasurements(
  product({
    variants: [
      { size: "S", values: { Length: 26 } },
      { size: "S", color: "Plum", values: { Length: 25 } },
    ],
  }),
);
const lengthOf = (color: string | null, size: string | null) =>
  measurementsOf(all, { color, size }).map(([, , , length]) => length);

test("a variant's measurements are those of its color and size, else of its size", () => {
  expect(lengthOf("Plum", "S")).toEqual([25]);
  expect(lengthOf("Black", "S")).toEqual([26]);
});

test("a variant's measurements are those of all variants only if nothing else fits", () => {
  const variants = [{ values: { Length: 24 } }, { size: "S", values: { Length: 26 } }];
  const withCommon = readMeasurements(product({ variants }));
  const shown = ["S", "M"].map((size) => measurementsOf(withCommon, { color: "Plum", size })[0]?.[3]);
  expect(shown).toEqual([26, 24]);
});

test("a variant's measurements are none if no entry fits", () => {
  expect(lengthOf("Plum", "M")).toEqual([]);
});

test("a variant's measurements are the only ones of a product without options", () => {
  const only = readMeasurements(product({ variants: [{ values: { Width: 12 } }] }));
  expect(measurementsOf(only, { color: null, size: null })).toEqual([
    ["Width", "12\u00a0in", "30.5\u00a0cm", 12],
  ]);
});
