import { expect, test } from "vitest";
import { chosenVariant, type ProductVariant, variantChoices } from "./variants";

const variant = (
  color: string | null,
  size: string | null,
  isAvailable = true,
  ...others: readonly string[]
): ProductVariant => ({
  id: [color, size, ...others].join("/"),
  color,
  size,
  others,
  hex: color && `#${color}`,
  isAvailable,
  left: 1,
  price: 1000,
  amount: "10.00",
  retailPrice: null,
  imageIndex: null,
  measurements: [],
});

const dress = [
  variant("Plum", "S"),
  variant("Plum", "M"),
  variant("Black", "M"),
  variant("Black", "L"),
  variant("Sand", "S", false),
];

test.each([
  [{ color: "Black", size: "L" }, "Black/L"],
  [{ color: "black", size: "l" }, "Black/L"],
  [{ color: "Black", size: null }, "Black/M"],
  [{ color: null, size: null }, "Plum/S"],
  [{ color: "Green", size: "XXL" }, "Plum/S"],
  [{ color: "Plum", size: "L" }, "Black/L"],
  [{ color: "Sand", size: null }, "Sand/S"],
])("the variant for %o is %s", (wanted, id) => {
  expect(chosenVariant(dress, wanted)?.id).toBe(id);
});

test("a link without such a pair selects a similar variant", () => {
  const rest = [variant("Plum", "S"), variant("Black", "L", false)];
  expect(chosenVariant(rest, { color: "Plum", size: "L" })?.id).toBe("Plum/S");
  expect(chosenVariant(rest, { color: "Black", size: "S" })?.id).toBe("Plum/S");
  expect(chosenVariant(rest, { color: "Black", size: "L" })?.id).toBe("Black/L");
});

test("a link without parameters selects the first of the cheapest variants for sale", () => {
  const priced = (size: string, price: number, isAvailable = true) => ({
    ...variant("Plum", size, isAvailable),
    price,
  });
  const sizes = [priced("XS", 20, false), priced("S", 90), priced("M", 50), priced("L", 50)];
  expect(chosenVariant(sizes, { color: null, size: null })?.id).toBe("Plum/M");
});

test("values that differ in case only are two values", () => {
  const both = [variant(null, "Small"), variant(null, "small")];
  for (const one of both) {
    expect(chosenVariant(both, { color: null, size: one.size })).toBe(one);
    expect(variantChoices(both, one, "size").map(({ leadsTo }) => leadsTo)).toEqual(both);
  }
});

const [plumS, plumM, blackM] = dress as [ProductVariant, ProductVariant, ProductVariant];

const sizes = (...names: readonly string[]) => {
  const variants = names.map((size) => variant(null, size));
  return variantChoices(variants, variants[0]!, "size").map(({ value }) => value);
};

test("sizes are sorted, whatever the order of the variants", () => {
  expect(sizes("L", "10", "S", "8.5", "M")).toEqual(["S", "M", "L", "8.5", "10"]);
});

test("sizes with unknown names keep the merchant's order", () => {
  expect(sizes("Small", "Medium", "Large")).toEqual(["Small", "Medium", "Large"]);
});

test("choosing a color keeps the size", () => {
  const black = variantChoices(dress, plumM, "color").find(({ value }) => value === "Black");
  expect(black).toMatchObject({ leadsTo: blackM, stock: "available" });
});

test("a color without an available variant in this size is marked", () => {
  const options = variantChoices(dress, plumS, "color");
  expect(options.find(({ value }) => value === "Black")?.stock).toBe("missing");
  expect(options.find(({ value }) => value === "Sand")?.stock).toBe("sold-out");
});

const jeans = [
  variant("Blue", "30", true, "Slim"),
  variant("Blue", "30", false, "Wide"),
  variant("Blue", "32", true, "Wide"),
  variant("Ecru", "32", true, "Slim"),
];
const [slim30, , wide32] = jeans as [ProductVariant, ProductVariant, ProductVariant];

test("three options tell sold-out combinations from missing ones", () => {
  expect(variantChoices(jeans, slim30, 0).map(({ value, stock }) => [value, stock])).toEqual([
    ["Slim", "available"],
    ["Wide", "sold-out"],
  ]);
  expect(variantChoices(jeans, slim30, "color").map(({ value, stock }) => [value, stock])).toEqual([
    ["Blue", "available"],
    ["Ecru", "missing"],
  ]);
});

test("three options keep as many values as possible", () => {
  const size = variantChoices(jeans, wide32, "size").find(({ value }) => value === "30");
  expect(size).toMatchObject({ stock: "sold-out", leadsTo: { others: ["Wide"] } });
  expect(variantChoices(jeans, slim30, "size")[1]?.leadsTo).toBe(wide32);
});

test("three options are selected by the id in the link", () => {
  const numbered = [
    { ...slim30, id: "gid://shopify/ProductVariant/7" },
    { ...wide32, id: "gid://shopify/ProductVariant/17" },
  ];
  expect(chosenVariant(numbered, { color: null, size: null, variant: "17" })?.others).toEqual(["Wide"]);
  expect(chosenVariant(numbered, { color: null, size: null, variant: "9" })?.others).toEqual(["Slim"]);
});

test("a product without a color option has no color swatches", () => {
  const medium = variant(null, "M");
  expect(variantChoices([medium], medium, "color")).toEqual([]);
});
