import { expect, test } from "vitest";
import { readSizeChart } from "./size-chart";

const withChart = (chart: unknown) => ({
  sizeChart: {
    reference: { id: "1", field: { value: typeof chart === "string" ? chart : JSON.stringify(chart) } },
  },
});
const chart = {
  columns: ["Size", "US", "Bust"],
  rows: [
    ["S", "4–6", [34, 35]],
    ["M", "8–10", 36.5],
  ],
};

test("a size chart is in inches unless it says otherwise", () => {
  expect(readSizeChart(withChart(chart))).toEqual({ unit: "in", ...chart });
  expect(readSizeChart(withChart({ ...chart, unit: "cm" }))).toMatchObject({ unit: "cm" });
});

test("the groups of a size chart must span all columns", () => {
  const grouped = (span: number) => ({
    ...chart,
    groups: [
      { title: "", span: 1 },
      { title: "Women", span },
    ],
  });
  expect(readSizeChart(withChart(grouped(2)))?.groups).toHaveLength(2);
  expect(readSizeChart(withChart(grouped(3)))).toBeNull();
});

test.each([
  ["without the metafield", { sizeChart: null }],
  ["if the metafield references something else", { sizeChart: { reference: {} } }],
  ["if the metaobject was deleted", { sizeChart: { reference: null } }],
  ["if the metaobject has no chart", { sizeChart: { reference: { id: "1", field: null } } }],
  ["if the chart is no JSON", withChart("Size,Bust")],
  ["without rows", withChart({ ...chart, rows: [] })],
  ["if a row lacks a cell", withChart({ ...chart, rows: [["S", "4–6"]] })],
  ["if a number is negative", withChart({ ...chart, rows: [["S", "4–6", -1]] })],
  ["in another unit", withChart({ ...chart, unit: "ft" })],
  ["if it is too long", withChart({ ...chart, rows: Array.from({ length: 61 }, () => ["S", "4", 34]) })],
])("a product has no size chart: %s", (_, product) => {
  expect(readSizeChart(product)).toBeNull();
});
