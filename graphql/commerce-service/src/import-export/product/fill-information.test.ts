import { expect, test } from "vitest";
import { readStoredProduct } from "../../catalog/writing/stored-product.ts";
import { csvOf, imported } from "../csv.fixture.ts";

const information = async (fields: Record<string, string>): Promise<Record<string, string>> => {
  const { db } = await imported(
    csvOf([{ Handle: "tee", Title: "Red Harbor Tee", "Variant Price": "20.00", ...fields }]),
  );
  const metafields = readStoredProduct(db, "tee")?.product.metafields ?? [];
  return Object.fromEntries(metafields.map(({ key, value }) => [key, value]));
};

const metafield = (key: string): string => `${key} (product.metafields.product_information.${key})`;

test("product information comes from the metafield columns, in canonical spelling", async () => {
  expect(
    await information({
      [metafield("category")]: "Dress",
      [metafield("condition")]: "pre-owned",
      [metafield("color")]: "multiColor",
      [metafield("short_title")]: "Wrap dress",
      "Care note (product.metafields.custom.care_note)": "Wash cold",
    }),
  ).toMatchObject({
    category: "dresses",
    condition: "preowned",
    color: "multicolor",
    short_title: "Wrap dress",
    care_note: "Wash cold",
  });
});

test("product information comes from other columns when there is no metafield column", async () => {
  expect(
    await information({
      Vendor: "Red Harbor",
      Type: "Mens",
      Tags: "Shirts, new in",
      "Option1 Name": "Color",
      "Option1 Value": "Grey",
      "Option2 Name": "Size",
      "Option2 Value": "XL",
      "Variant SKU": "RH-1",
      "Variant Barcode": "4006381333931",
      "Google Shopping / MPN": "M-7",
      "Variant Compare At Price": "30",
    }),
  ).toEqual({
    brand: "Red Harbor",
    category: "tops",
    department: "mens",
    color: "gray",
    size: "XL",
    mpn: "M-7",
    retail_price: "30.00",
  });
});

test.each([
  ["new", undefined],
  ["New", undefined],
  ["used", "preowned"],
])("Google's condition “%s” is imported as %s, without a claim about tags", async (word, condition) => {
  const { condition: stored } = await information({ "Google Shopping / Condition": word });
  expect(stored).toBe(condition);
});

test.each([
  ["of one variant", ["", "90.00"], undefined],
  ["of no variant", ["", ""], undefined],
  ["of each variant", ["80.00", "90.00"], undefined],
  ["of all variants alike", ["90.00", "90.00"], "90.00"],
])("a variant is not reduced from another one's price: a compare-at price %s", async (_, prices, retail) => {
  const rows = prices.map((price, index) => ({
    Handle: "ring",
    Title: "Ring",
    "Option1 Name": "Metal",
    "Option1 Value": ["Gold", "Silver"][index] ?? "",
    "Variant Price": ["70.00", "30.00"][index] ?? "",
    "Variant Compare At Price": price,
  }));
  const { db } = await imported(csvOf(rows));
  const metafields = readStoredProduct(db, "ring")?.product.metafields ?? [];
  expect(metafields.find(({ key }) => key === "retail_price")?.value).toBe(retail);
});

test.each([
  [["Grey", "Grey"], "gray"],
  [["Grey", "Teal"], undefined],
])("a product whose variants are %j has the color %s", async (values, color) => {
  const rows = values.map((value, index) => ({
    Handle: "scarf",
    Title: "Scarf",
    Tags: "red",
    "Option1 Name": "Colour",
    "Option1 Value": value,
    "Option2 Name": "Size",
    "Option2 Value": ["S", "M"][index] ?? "",
    "Variant Price": "20.00",
  }));
  const { db } = await imported(csvOf(rows));
  const metafields = readStoredProduct(db, "scarf")?.product.metafields ?? [];
  expect(metafields.find(({ key }) => key === "color")?.value).toBe(color);
});

test.each([
  ["gold, rings", ["52", "54"], "gold"],
  ["rose gold", ["52", "54"], "gold"],
  ["gold, silver", ["52", "54"], undefined],
  ["gold, rings", ["Gold 14k", "Silver"], undefined],
])("a product tagged “%s” in %j has the color %s", async (tags, values, color) => {
  const rows = values.map((value) => ({
    Handle: "ring",
    Title: "Ring",
    Tags: tags,
    "Option1 Name": "Kind",
    "Option1 Value": value,
    "Variant Price": "20.00",
  }));
  const { db } = await imported(csvOf(rows));
  const metafields = readStoredProduct(db, "ring")?.product.metafields ?? [];
  expect(metafields.find(({ key }) => key === "color")?.value).toBe(color);
});

test("product information keeps unknown words as they are", async () => {
  expect(
    await information({ Type: "Camping Gear", "Option1 Name": "Color", "Option1 Value": "Deep Water" }),
  ).toMatchObject({ category: "camping-gear", color: "Deep Water" });
});

test("product information is not guessed: a title does not determine the color", async () => {
  expect(await information({})).toEqual({ size: "One size", size_type: "one_size" });
});
