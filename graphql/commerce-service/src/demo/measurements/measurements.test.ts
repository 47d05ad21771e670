import { describe, expect, test } from "vitest";
import { demoCatalog, type DemoProduct } from "../index.ts";

interface Measured {
  readonly size: string;
  readonly color?: string;
  readonly values: Readonly<Record<string, number>>;
}

const products = [...demoCatalog()];

function measuredOf({ product }: DemoProduct): readonly Measured[] {
  const json = product.metafields?.find(({ key }) => key === "measurements")?.value ?? "";
  return (JSON.parse(json) as { variants: Measured[] }).variants;
}

const everything = products.flatMap((product) =>
  measuredOf(product).map((measured) => ({ product, measured, values: Object.entries(measured.values) })),
);
const valuesOf = (name: string, matches: (product: DemoProduct) => boolean = () => true) =>
  everything.flatMap(({ product, measured }) =>
    matches(product) && measured.values[name] !== undefined ? [measured.values[name]] : [],
  );

test("every variant is measured, in quarters of an inch", () => {
  for (const product of products) {
    const several = product.colorways.length > 1;
    expect(measuredOf(product).map(({ size, color }) => [size, color])).toEqual(
      product.product.variants.map(({ options }) => [
        options["Size"],
        several ? options["Color"] : undefined,
      ]),
    );
  }
  for (const { values } of everything) {
    expect(values.length).toBeGreaterThanOrEqual(2);
    expect(values.length).toBeLessThanOrEqual(5);
    for (const [name, inches] of values) expect(inches % 0.25, name).toBe(0);
  }
});

/** The smallest and largest values that a shop of these sizes would measure. */
test.each([
  ["Chest, across", 10, 34],
  ["Waist, across", 8, 26],
  ["Hips, across", 14, 31],
  ["Length", 11, 61],
  ["Sleeve", 3, 29],
  ["Rise", 6, 17],
  ["Inseam", 2.5, 34],
  ["Leg opening", 3.5, 16],
  ["Band, across", 9.5, 20],
  ["Insole", 8.5, 12.5],
  ["Heel height", 0.75, 3.5],
  ["Shaft height", 4.75, 16],
  ["Width", 7, 17],
  ["Depth", 1, 7],
])("%s is between %s and %s inches", (name, least, most) => {
  const values = valuesOf(name);
  expect(values.length).toBeGreaterThan(0);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...values)).toBeLessThanOrEqual(most);
});

describe("the values fit the product", () => {
  const silhouetteOf = ({ colorways }: DemoProduct) => colorways[0]?.garment.silhouette;
  const cutOf = ({ colorways }: DemoProduct) => colorways[0]?.garment.cut;

  test("a larger size of one color is never much smaller", () => {
    for (const product of products) {
      const byColor = Map.groupBy(measuredOf(product), ({ color }) => color);
      for (const sizes of byColor.values()) {
        for (const [at, { values }] of sizes.entries()) {
          for (const [name, inches] of Object.entries(sizes[at - 1]?.values ?? {})) {
            expect(values[name], `${product.handle} ${name}`).toBeGreaterThanOrEqual(inches - 1);
          }
        }
      }
    }
  });

  test("a maxi is longer than a midi, and a midi than a mini", () => {
    const lengths = (cut: string) =>
      valuesOf("Length", (each) => each.category === "dresses" && cutOf(each) === cut);
    expect(Math.min(...lengths("maxi"))).toBeGreaterThan(Math.max(...lengths("mini")));
    expect(Math.min(...lengths("midi"))).toBeGreaterThan(Math.max(...lengths("mini")));
  });

  test("jeans close around the waist of their size", () => {
    for (const { product, measured } of everything) {
      if (silhouetteOf(product) !== "jeans") continue;
      const around = (measured.values["Waist, across"] ?? 0) * 2;
      expect(around, product.handle).toBeGreaterThanOrEqual(Number(measured.size) - 0.25);
      expect(around, product.handle).toBeLessThanOrEqual(Number(measured.size) + 3);
    }
  });

  test("bags have the straps that their text names", () => {
    for (const each of products.filter(({ category }) => category === "handbags")) {
      const html = each.product.bodyHtml ?? "";
      const [values = {}] = measuredOf(each).map((measured) => measured.values);
      if (html.includes("handle drop 4.5 in")) expect(values["Handle drop"]).toBe(4.5);
      if (html.includes("Shoulder drop 10 in")) expect(values["Shoulder drop"]).toBe(10);
      if (html.includes("18 to 24 in")) expect(values["Strap drop, at its longest"]).toBe(24);
    }
  });
});

test("two colors of one size are measured one by one", () => {
  const pairs = products.flatMap((product) =>
    [...Map.groupBy(measuredOf(product), ({ size }) => size).values()].filter(({ length }) => length > 1),
  );
  expect(pairs.length).toBeGreaterThan(10);
  const alike = pairs.filter(([one, other]) => JSON.stringify(one?.values) === JSON.stringify(other?.values));
  expect(alike.length).toBeLessThan(pairs.length / 4);
});
