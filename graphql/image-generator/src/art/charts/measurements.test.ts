import { sizeTypes, type SizeTypeSlug } from "@circlet/platform/demo";
import { describe, expect, test } from "vitest";
import { sizeTables } from "./measurements.ts";
import { sizeChart } from "./size-chart.ts";

const types = Object.keys(sizeTypes) as SizeTypeSlug[];
const number = (text: string): number =>
  Number.parseFloat(text.replace("¼", ".25").replace("½", ".5").replace("¾", ".75"));

describe.each(types.filter((type) => type !== "one_size"))("the size chart %s", (type) => {
  const { columns, rows } = sizeTables[type];

  test("has every size a product may have", () => {
    const first = rows.map(([size = ""]) => size);
    const wanted =
      type === "womens_bra"
        ? sizeTypes.womens_bra.sizes.map((size) => size.slice(0, 2))
        : sizeTypes[type].sizes;
    expect(first).toEqual([...new Set(wanted)]);
  });

  test("fills every cell", () => {
    for (const row of rows) {
      expect(row).toHaveLength(columns.length);
      for (const cell of row) expect(cell).not.toBe("");
    }
  });

  test("never gets smaller from one size to the next", () => {
    const measures = columns.flatMap((name, i) =>
      /Bust|Waist|Hips|Thigh|Chest|Foot|EU/.test(name) ? [i] : [],
    );
    for (const column of measures) {
      const values = rows.map((row) => number(row[column] ?? ""));
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
  });

  test("has no invalid coordinates", () => {
    expect(sizeChart(type).svg).not.toContain("NaN");
  });
});

test("letter and number sizes agree", () => {
  const bust = (type: SizeTypeSlug, size: string, column: number) =>
    sizeTables[type].rows.find(([name]) => name === size)?.[column];
  expect(bust("womens_alpha", "M", 2)).toBe(
    `${bust("womens_numeric", "8", 1)}–${bust("womens_numeric", "10", 1)}`,
  );
});
