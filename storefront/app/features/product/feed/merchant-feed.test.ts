import { ProductDetailsDocument } from "@circlet/graphql/generated";
import { expect, onTestFinished, test } from "vitest";
import type { Commerce } from "~/apollo/commerce";
import { setMarket } from "~/shop/market";
import { gtinOf } from "../gtin";
import { productPage } from "../product-page";
import { noSwatches } from "../swatches";
import { type FeedItem, feedItems } from "./merchant-feed";
import { shopProducts } from "./shop-products";

/** Merchant centers' published rules for the attributes of a product, and whether each may be empty. */

type Rule = (value: string, item: FeedItem) => boolean;

const oneOf =
  (...words: readonly string[]): Rule =>
  (value) =>
    words.includes(value);
const upTo =
  (length: number): Rule =>
  (value) =>
    [...value].length <= length;
const isAddress: Rule = (value) => value.length <= 2000 && new URL(value).href === value;
/** Several colors are separated by slashes. */
const isColor: Rule = (value, item) =>
  upTo(100)(value, item) && value.split("/").every((each) => upTo(40)(each, item));

/** Decimal digits as the currency has them, and its code. */
const isPrice: Rule = (value) => {
  const [, amount = "", currency = ""] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value) ?? [];
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: currency || "USD" });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return currency !== "" && (amount.split(".")[1] ?? "").length === digits;
};

const required = new Set(["id", "title", "description", "link", "image_link", "availability", "price"]);

const rules: Record<keyof FeedItem, Rule> = {
  id: upTo(50),
  title: upTo(150),
  description: upTo(5000),
  link: isAddress,
  image_link: isAddress,
  availability: oneOf("in_stock", "out_of_stock", "preorder", "backorder"),
  price: (value, item) => isPrice(value, item) && Number.parseInt(value.replace(".", ""), 10) > 0,
  item_group_id: upTo(50),
  additional_image_link: (value, item) => {
    const links = value.split(",");
    return links.length <= 10 && links.every((link) => isAddress(link, item));
  },
  condition: oneOf("new", "refurbished", "used"),
  brand: upTo(70),
  gtin: (value) => gtinOf(value) === value,
  mpn: upTo(70),
  identifier_exists: (value, { gtin, mpn }) => value === "no" && gtin === "" && mpn === "",
  google_product_category: (value) => /^[^>]+(?: > [^>]+)*$/.test(value),
  product_type: upTo(750),
  color: isColor,
  size: upTo(100),
  size_system: oneOf("AU", "BR", "CN", "DE", "EU", "FR", "IT", "JP", "MEX", "UK", "US"),
  gender: oneOf("male", "female", "unisex"),
  age_group: oneOf("newborn", "infant", "toddler", "kids", "adult"),
  shipping: (value, item) => {
    const [country = "", , , price = ""] = value.split(":");
    return /^[A-Z]{2}$/.test(country) && isPrice(price, item);
  },
};

/** The attributes that break their rules. */
function brokenRules(item: FeedItem): string[] {
  const given = Object.entries(item) as [keyof FeedItem, string][];
  return given
    .filter(([name, value]) => (value === "" ? required.has(name) : !rules[name](value, item)))
    .map(([name, value]) => `${name}: ${value}`);
}

const long = "Hochgeschwindigkeitsdamenstrickjacke ".repeat(40).trim();

function itemsOf(changes: object = {}, variant: object = {}, fields: Readonly<Record<string, string>> = {}) {
  const page = productPage(productNode(changes, variant, fields), {
    apiUrl: "https://api.example",
    swatches: noSwatches,
  });
  return feedItems(page, "https://shop.example");
}

/** A product as the service sends it. */
function productNode(
  changes: object = {},
  variant: object = {},
  fields: Readonly<Record<string, string>> = {},
) {
  const usd = (amount: string) => ({ amount, currencyCode: "USD" });
  const product: unknown = {
    id: "gid://shopify/Product/7",
    handle: "leinenjacke-größe",
    title: "Leinenjacke",
    vendor: "Müller",
    productType: "Jacken",
    descriptionHtml: "<p>Aus Leinen.</p>",
    availableForSale: true,
    isGiftCard: false,
    options: [],
    images: { nodes: [{ url: "https://cdn.example/a,b c.jpg", altText: null, width: 1, height: 1 }] },
    variants: {
      pageInfo: { endCursor: null, hasNextPage: false },
      nodes: [
        {
          id: "gid://shopify/ProductVariant/70",
          availableForSale: true,
          quantityAvailable: 1,
          selectedOptions: [
            { name: "Farbe", value: "Königsblau" },
            { name: "Size", value: "EU 38" },
          ],
          sku: "LJ-1",
          barcode: "4006381333931",
          price: usd("40.0"),
          compareAtPrice: null,
          image: null,
          ...variant,
        },
      ],
    },
    metafields: Object.entries(fields).map(([key, value]) => ({ key, value })),
    ...changes,
  };
  return product as Parameters<typeof productPage>[0];
}

const products: Readonly<
  Record<string, readonly [changes?: object, variant?: object, fields?: Record<string, string>]>
> = {
  "an ordinary product": [],
  "a product with long texts": [
    { title: long, vendor: long, productType: long, descriptionHtml: `<p>${long.repeat(6)}</p>` },
    {
      selectedOptions: [
        { name: "Color", value: long.slice(0, 200) },
        { name: "Size", value: long.slice(0, 200) },
      ],
    },
    { mpn: long },
  ],
  "a product with a long address": [
    { handle: "长".repeat(200) },
    {
      selectedOptions: [
        { name: "Color", value: "深蓝色".repeat(20) },
        { name: "Size", value: "均码".repeat(20) },
      ],
    },
  ],
  "a product with the address of an image that is too long": [
    {
      images: {
        nodes: ["a".repeat(2000), "b"].map((name) => ({
          url: `https://cdn.example/${name}.jpg`,
          altText: null,
          width: 1,
          height: 1,
        })),
      },
    },
  ],
  "a product with a house code as barcode": [{}, { barcode: "HP-18" }],
  "a product of a known department and condition": [{}, {}, { department: "womens", condition: "pre-owned" }],
  "a product with British sizes": [{}, {}, { size_type: "womens_gb" }],
  "a product without a description": [{ descriptionHtml: "", vendor: "", productType: "" }],
  "a product with many images": [
    {
      images: {
        nodes: Array.from({ length: 20 }, (_, index) => ({
          url: `https://cdn.example/${index}.jpg`,
          altText: null,
          width: 1,
          height: 1,
        })),
      },
    },
  ],
  "a gift card": [{ isGiftCard: true, productType: "Gift Cards" }, { barcode: null }],
  "an emoji at the limit of the title": [{ title: `${"a".repeat(149)}👗dress` }],
};

test.each(Object.entries(products))(
  "the feed's item of %s follows the rules",
  (_, [changes, variant, fields]) => {
    const items = itemsOf(changes, variant, fields);
    expect(items).toHaveLength(1);
    expect(items.flatMap(brokenRules)).toEqual([]);
  },
);

test.each<[string, object, object]>([
  ["an image", { images: { nodes: [] } }, {}],
  ["a price", {}, { price: { amount: "0.0", currencyCode: "USD" } }],
  ["stock", {}, { availableForSale: false }],
  ["an address of at most 2,000 characters", { handle: "长".repeat(255) }, {}],
])("the feed leaves out a product without %s", (_, changes, variant) => {
  expect(itemsOf(changes, variant)).toEqual([]);
});

test.each([
  ["USD", "40.5", "40.50 USD"],
  ["JPY", "4000.0", "4000 JPY"],
  ["KRW", "12900", "12900 KRW"],
  ["KWD", "12.345", "12.345 KWD"],
])("the feed writes prices in %s with the currency's decimals", (currency, amount, price) => {
  setMarket({ locale: "en-US", currency });
  onTestFinished(() => setMarket({ locale: "en-US", currency: "USD" }));
  const [item] = itemsOf({}, { price: { amount, currencyCode: currency } });
  expect(item?.price).toBe(price);
  expect(brokenRules(item!)).toEqual([]);
});

test("the feed has an item for the 51st size", async () => {
  const sized = (index: number) => ({
    id: `gid://shopify/ProductVariant/${index}`,
    availableForSale: index === 51,
    quantityAvailable: index === 51 ? 1 : 0,
    selectedOptions: [{ name: "Size", value: `Z${index}` }],
    sku: null,
    barcode: null,
    price: { amount: "30.0", currencyCode: "USD" },
    compareAtPrice: null,
    image: null,
  });
  const product = {
    ...productNode(),
    variants: {
      nodes: Array.from({ length: 50 }, (_, index) => sized(index + 1)),
      pageInfo: { hasNextPage: true, endCursor: "50" },
    },
  };
  const rest = { nodes: [sized(51)], pageInfo: { hasNextPage: false, endCursor: "51" } };
  const query = async (document: unknown) =>
    document === ProductDetailsDocument
      ? { products: { nodes: [product], pageInfo: { hasNextPage: false, endCursor: null } } }
      : { product: { variants: rest } };
  const pages = shopProducts({ query } as unknown as Commerce, "https://api.example");
  const sizes: string[] = [];
  for await (const page of pages)
    sizes.push(...page.flatMap((each) => feedItems(each, "https://shop.example").map(({ size }) => size)));
  expect(sizes).toEqual(["Z51"]);
});

test("the rules notice broken items", () => {
  const [item] = itemsOf();
  const broken = {
    ...item!,
    price: "0.00 USD",
    gtin: "123",
    size_system: "GB",
    image_link: "",
    identifier_exists: "no",
  };
  expect(brokenRules(broken).map((rule) => rule.split(":")[0])).toEqual([
    "image_link",
    "price",
    "gtin",
    "identifier_exists",
    "size_system",
  ]);
});
