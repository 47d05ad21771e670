import { describe, expect, test } from "vitest";
import { productJsonLd } from "./product-json-ld";
import { productHead } from "./product-head";
import { productPage } from "./product-page";

type Product = Parameters<typeof productPage>[0];

const usd = (amount: string) => ({ amount, currencyCode: "USD" as const });
const variant = (id: string, color: string, size: string, price: string, availableForSale = true) => ({
  id,
  availableForSale,
  quantityAvailable: availableForSale ? 1 : 0,
  selectedOptions: [
    { name: "Color", value: color },
    { name: "Size", value: size },
  ],
  price: usd(price),
  image: { url: `https://api.example/images/${color.toLowerCase()}` },
});

const fields = {
  brand: "Maren & Co",
  category: "dress",
  department: "womens",
  condition: "pre-owned",
  color: "purple",
  size: "S",
  mpn: "MC-100",
  retail_price: "120.00",
  short_title: "Satin slip dress",
  defect_one: "A pulled thread at the hem",
  size_chart_url: "/images/size-chart",
};

function product(changes: Partial<Product> = {}, metafields: Record<string, string> = fields): Product {
  return {
    id: "gid://shopify/Product/1",
    handle: "satin-slip-dress",
    title: "Maren & Co satin slip dress",
    vendor: "Maren",
    productType: "dresses",
    description: "A slip dress.",
    descriptionHtml: "<p>A slip dress.</p>",
    availableForSale: true,
    options: [],
    images: {
      nodes: [
        { url: "https://api.example/images/plum", altText: "Front", width: 960, height: 1200 },
        { url: "https://api.example/images/black", altText: null, width: 960, height: 1200 },
      ],
    },
    variants: {
      nodes: [
        variant("1", "Plum", "S", "40.00", false),
        variant("2", "Plum", "M", "74.5"),
        variant("3", "Black", "M", "80.0"),
      ],
    },
    priceRange: { minVariantPrice: usd("40.00"), maxVariantPrice: usd("80.0") },
    metafields: Object.entries(metafields).map(([key, value]) => ({ key, value })),
    ...changes,
  };
}

const options = { sanitize: (html: string) => `safe:${html}`, apiUrl: "https://api.example" };
const page = (changes?: Partial<Product>, metafields?: Record<string, string>) =>
  productPage(product(changes, metafields), options);

describe("a product's page", () => {
  test("says what the service says, in the shop's words", () => {
    expect(page()).toMatchObject({
      title: "Satin slip dress",
      brand: "Maren & Co",
      brandSlug: "maren-and-co",
      category: { slug: "dresses", name: "Dresses" },
      condition: { slug: "preowned", name: "Pre-owned" },
      defects: ["A pulled thread at the hem"],
      retailPrice: 12_000,
      detailsHtml: "safe:<p>A slip dress.</p>",
      sizeChartUrl: "https://api.example/images/size-chart",
    });
  });

  test("knows each variant's price, stock and picture", () => {
    expect(page()?.variants).toMatchObject([
      { color: "Plum", size: "S", isAvailable: false, price: 4000, picture: 0 },
      { color: "Plum", size: "M", isAvailable: true, price: 7450, picture: 0 },
      { color: "Black", size: "M", isAvailable: true, price: 8000, picture: 1 },
    ]);
  });

  test("knows the swatch of each color", () => {
    const nodes = [variant("1", "Black", "S", "40.0"), variant("2", "Dusk", "S", "40.0")];
    expect(page({ variants: { nodes } })?.variants.map(({ hex }) => hex)).toEqual(["#2A282B", null]);
  });

  test("never links a size chart to anything but the web", () => {
    expect(page({}, { ...fields, size_chart_url: "javascript:alert(1)" })?.sizeChartUrl).toBeNull();
  });
});

describe("a product is not shown", () => {
  const without = (key: keyof typeof fields) => {
    const { [key]: _left, ...rest } = fields;
    return rest;
  };

  test("when it is sold out", () => {
    expect(page({ availableForSale: false })).toBeNull();
  });

  test("without a price", () => {
    const free = { nodes: [variant("1", "Plum", "S", "0.0")] };
    expect(page({ variants: free })).toBeNull();
  });

  test("without a style number", () => {
    expect(page({}, without("mpn"))).toBeNull();
  });

  test("without a category", () => {
    expect(page({ productType: "" }, without("category"))).toBeNull();
  });

  test("without a brand", () => {
    expect(page({ vendor: "" }, without("brand"))).toBeNull();
  });

  test("without color or size", () => {
    const plain = { nodes: [{ ...variant("1", "", "", "10.0"), selectedOptions: [] }] };
    expect(page({ variants: plain }, without("color"))).toBeNull();
    expect(page({ variants: plain }, without("size"))).toBeNull();
    expect(page({ variants: plain })).not.toBeNull();
  });
});

describe("for search engines", () => {
  const shown = page();
  if (!shown) throw new Error("The product should be shown");

  test("price, stock, condition and policies are those of the page", () => {
    expect(productJsonLd(shown, "https://shop.example/products/satin-slip-dress")).toMatchObject({
      "@type": "Product",
      brand: { name: "Maren & Co" },
      offers: {
        price: "74.50",
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        itemCondition: "https://schema.org/UsedCondition",
        hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      },
    });
  });

  test("a preview shows its own picture, and says what it costs and in what state it is", () => {
    const head: unknown = JSON.parse(productHead(shown, "https://shop.example/p", "https://shop.example"));
    for (const [property, content] of [
      ["og:image", "https://api.example/images/plum?width=960"],
      ["product:price:amount", "74.50"],
      ["product:availability", "in stock"],
      ["product:condition", "used"],
    ]) {
      expect(head).toContainEqual({ property, content });
    }
  });

  test("a title that begins with the brand does not end with it", () => {
    const fullTitle = "Maren & Co slip dress";
    expect(productHead({ ...shown, fullTitle }, "https://shop.example/p", "https://shop.example")).toContain(
      '"Maren & Co slip dress | Circlet"',
    );
  });

  test("a title over 60 characters falls back to the short one", () => {
    const head = (fullTitle: string) =>
      JSON.parse(productHead({ ...shown, fullTitle }, "https://shop.example/p", "https://shop.example"));
    expect(head("Satin slip dress")).toContainEqual({ title: "Satin slip dress by Maren & Co | Circlet" });
    expect(head("A satin slip dress cut on the bias with a cowl neckline")).toContainEqual({
      title: "Satin slip dress | Circlet",
    });
  });
});
