import { describe, expect, test } from "vitest";
import type { Commerce } from "~/apollo/commerce";
import { optionsText } from "~/shop/variant-options";
import { sealedCategories } from "~/promises/promises";
import { cartItem } from "./cart-item";
import { policyNotes } from "./details/policy-notes";
import { feedItems } from "./feed/merchant-feed";
import { shopProducts } from "./feed/shop-products";
import { productJsonLd } from "./product-json-ld";
import { productMeta } from "./product-meta";
import { productPage } from "./product-page";
import { noSwatches, swatchesOf } from "./swatches";
import { linkedVariant } from "./variants";

type Product = Parameters<typeof productPage>[0];

const pageInfo = { endCursor: null, hasNextPage: false };
const usd = (amount: string) => ({ amount, currencyCode: "USD" as const });
const variant = (id: string, color: string, size: string, price: string, availableForSale = true) => ({
  id,
  availableForSale,
  quantityAvailable: availableForSale ? 1 : 0,
  selectedOptions: [
    { name: "Color", value: color },
    { name: "Size", value: size },
  ],
  sku: null,
  barcode: null,
  price: usd(price),
  compareAtPrice: null,
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
    descriptionHtml: '<p onclick="steal()">A slip dress.</p>',
    availableForSale: true,
    isGiftCard: false,
    options: [],
    images: {
      nodes: [
        { url: "https://api.example/images/plum", altText: "Front", width: 960, height: 1200 },
        { url: "https://api.example/images/black", altText: null, width: 960, height: 1200 },
      ],
    },
    variants: {
      pageInfo,
      nodes: [
        variant("1", "Plum", "S", "40.00", false),
        variant("2", "Plum", "M", "74.5"),
        variant("3", "Black", "M", "80.0"),
      ],
    },
    metafields: Object.entries(metafields).map(([key, value]) => ({ key, value })),
    ...changes,
  };
}

const options = {
  apiUrl: "https://api.example",
  swatches: noSwatches,
};
const page = (changes?: Partial<Product>, metafields?: Record<string, string>) =>
  productPage(product(changes, metafields), options);

const shopUrl = "https://shop.example";
/** The variant that a page opens with. */
const first = ({ variants }: ReturnType<typeof page>) => linkedVariant(variants, new URLSearchParams())!;

test("a product page shows the service's values in the shop's words", () => {
  expect(page()).toMatchObject({
    title: "Satin slip dress",
    brand: "Maren & Co",
    brandSlug: "maren-and-co",
    category: { slug: "dresses", name: "Dresses" },
    condition: { slug: "preowned", name: "Pre-owned" },
    defects: [{ name: "A pulled thread at the hem", closeUp: null }],
    detailsHtml: "<p>A slip dress.</p>",
    sizeChartUrl: "/images/api.example/images/size-chart",
  });
});

test("a product page has each variant's price, stock and image", () => {
  expect(page().variants).toMatchObject([
    { color: "Plum", size: "S", isAvailable: false, price: 4000, retailPrice: 12_000, imageIndex: 0 },
    { color: "Plum", size: "M", isAvailable: true, price: 7450, imageIndex: 0 },
    { color: "Black", size: "M", isAvailable: true, price: 8000, imageIndex: 1 },
  ]);
});

test("a product page has the merchant's swatches, where there are some", () => {
  const swatch = (color: string | null, url: string | null) => ({
    color,
    image: url === null ? null : { previewImage: { url } },
  });
  const swatches = swatchesOf({
    options: [
      { name: "Size", optionValues: [{ name: "S", swatch: swatch("#000000", null) }] },
      {
        name: "Colour",
        optionValues: [
          { name: "Black", swatch: swatch("#111111", null) },
          { name: "Dusk", swatch: swatch(null, "https://api.example/dusk.jpg") },
          { name: "Navy", swatch: null },
        ],
      },
    ],
  });
  const nodes = ["Black", "Dusk", "Navy"].map((color, index) => variant(`${index}`, color, "S", "40.0"));
  const shown = productPage(product({ variants: { pageInfo, nodes } }), { ...options, swatches });
  expect(shown.variants.map(({ hex, swatchImage }) => [hex, swatchImage])).toEqual([
    ["#111111", undefined],
    [null, "/images/api.example/dusk.jpg?width=240"],
    ["#235", undefined],
  ]);
});

test("a color that the shop does not know looks like its variant's image, if there is one", () => {
  const nodes = ["Königsblau", "Navy"].map((color, index) => variant(`${index}`, color, "S", "40.0"));
  const bare = { ...variant("2", "藍色", "S", "40.0"), image: null };
  const shown = page({ variants: { pageInfo, nodes: [...nodes, bare] } });
  expect(shown.variants.map(({ swatchImage }) => swatchImage)).toEqual([
    "/images/api.example/images/k%C3%B6nigsblau?width=240",
    undefined,
    undefined,
  ]);
});

test("a product page shows each defect with the image whose alt text names it", () => {
  const nodes = [
    { url: "https://api.example/images/front", altText: "Front", width: 960, height: 1200 },
    {
      url: "https://api.example/images/hem",
      altText: "Plum dress, close-up: a pulled thread at the hem",
      width: 960,
      height: 1200,
    },
  ];
  expect(page({ images: { nodes } }, { ...fields, defect_two: "Small snag" }).defects).toEqual([
    {
      name: "A pulled thread at the hem",
      closeUp: {
        url: "https://api.example/images/hem",
        alt: "Plum dress, close-up: a pulled thread at the hem",
      },
    },
    { name: "Small snag", closeUp: null },
  ]);
});

test("a product page shows no image whose text only contains the letters of a defect, or is made from the title", () => {
  const image = { url: "https://api.example/images/1", width: 960, height: 1200 };
  const nodes = [
    { ...image, altText: "Teardrop earrings" },
    { ...image, altText: null },
  ];
  const worn = { ...fields, short_title: "Dress with a tear", defect_one: "Tear" };
  expect(page({ images: { nodes } }, worn).defects[0]).toEqual({ name: "Tear", closeUp: null });
});

test("a product page links the size chart only to http and https", () => {
  expect(page({}, { ...fields, size_chart_url: "javascript:alert(1)" }).sizeChartUrl).toBeNull();
});

test("products that are not for sale are in no feed", async () => {
  const nodes = [
    product({ handle: "sold", availableForSale: false }),
    product({ handle: "without-variants", variants: { pageInfo, nodes: [] } }),
    product(),
  ];
  const products = { nodes, pageInfo: { hasNextPage: false } };
  const commerce = { query: () => Promise.resolve({ products }) } as unknown as Commerce;
  const handles = [];
  for await (const page of shopProducts(commerce, options.apiUrl)) {
    handles.push(...page.map(({ handle }) => handle));
  }
  expect(handles).toEqual(["satin-slip-dress"]);
});

const plain = {
  title: "Cedar candle",
  vendor: "Hollow Pine",
  productType: "Candles",
  variants: {
    pageInfo,
    nodes: [
      {
        ...variant("1", "", "", "18.0"),
        sku: "HP-18",
        compareAtPrice: usd("24.0"),
        selectedOptions: [
          { name: "Scent", value: "Cedar" },
          { name: "Wick", value: "Cotton" },
        ],
      },
    ],
  },
};

test("a product whose variants have their own SKUs shows none as the product's", () => {
  const node = plain.variants.nodes[0]!;
  const nodes = [node, { ...node, id: "gid://shopify/ProductVariant/2", sku: "HP-19" }];
  expect(page({ ...plain, variants: { pageInfo, nodes } }, {})).toMatchObject({ sku: null, facts: [] });
});

test("a product without our metafields shows the platform's own fields", () => {
  expect(page(plain, {})).toMatchObject({
    title: "Cedar candle",
    brand: "Hollow Pine",
    category: { name: "Candles", productType: "Candles" },
    styleNumber: null,
    sku: "HP-18",
    facts: [{ name: "SKU", value: "HP-18" }],
    condition: null,
    optionNames: { color: null, size: null, others: ["Scent", "Wick"] },
    options: [0, 1],
    variants: [{ color: null, size: null, others: ["Cedar", "Cotton"], price: 1800, retailPrice: 2400 }],
  });
});

test("a product without our metafields leaves out what the platform does not know, either", () => {
  const bare = page(
    {
      vendor: "",
      productType: "",
      variants: {
        pageInfo,
        nodes: [
          {
            ...variant("1", "", "", "1.0"),
            image: null,
            selectedOptions: [{ name: "Title", value: "Default Title" }],
          },
        ],
      },
    },
    {},
  );
  expect(bare).toMatchObject({
    brand: "",
    category: null,
    sku: null,
    facts: [],
    optionNames: { color: null, size: null, others: [] },
    options: [],
    variants: [{ price: 100, retailPrice: null }],
  });
  expect(productJsonLd(bare, first(bare), shopUrl)).not.toHaveProperty("brand");
  expect(productMeta(bare, first(bare), shopUrl)).toContainEqual({
    title: "Maren & Co satin slip dress | Circlet",
  });
  expect(feedItems(bare, "https://shop.example")[0]).toMatchObject({
    brand: "",
    condition: "",
    gender: "",
    mpn: "",
  });
});

test("the feed and the structured data state a barcode only if it is a GTIN", () => {
  const barcodes = ["4006381333931", "HP-18"];
  const shown = page({
    variants: {
      pageInfo,
      nodes: barcodes.map((barcode) => ({ ...variant(barcode, "Plum", barcode, "40.00"), barcode })),
    },
  });
  expect(feedItems(shown, shopUrl).map(({ gtin }) => gtin)).toEqual(["4006381333931", ""]);
  const [, other] = shown.variants;
  expect(productJsonLd(shown, first(shown), shopUrl)).toHaveProperty("gtin", "4006381333931");
  expect(productJsonLd(shown, other!, shopUrl)).not.toHaveProperty("gtin");
});

test("the feed leaves out a product without an image, which its format requires", () => {
  expect(feedItems(page({ images: { nodes: [] } }), shopUrl)).toEqual([]);
});

test("the feed leaves out a variant without a price, which its format requires", () => {
  const free = page({ variants: { pageInfo, nodes: [variant("1", "Plum", "S", "0.0")] } });
  expect(feedItems(free, shopUrl)).toEqual([]);
});

test.each([
  ["shoes_us_m", "8", "US"],
  ["shoes_eu", "38", "EU"],
  ["womens_gb", "12", "UK"],
  ["womens_alpha", "S", ""],
  ["womens_alpha", "38 FR", "FR"],
  ["", "UK 8", "UK"],
  ["", "Eurostar", ""],
])("the feed of the size type %o and the size %o has the size system %o", (type, size, system) => {
  const shown = page(
    { variants: { pageInfo, nodes: [variant("1", "Plum", size, "40.00")] } },
    { size_type: type },
  );
  expect(feedItems(shown, shopUrl)[0]).toMatchObject({ size_system: system });
});

test("a gift card has no clothing category, shipping or returns", () => {
  const card = page({ isGiftCard: true, productType: "Gift Cards" }, {});
  expect(feedItems(card, shopUrl)[0]).toMatchObject({
    google_product_category:
      "Arts & Entertainment > Party & Celebration > Gift Giving > Gift Cards & Certificates",
    identifier_exists: "no",
    condition: "new",
    shipping: "",
  });
  const { offers } = productJsonLd(card, first(card), shopUrl);
  expect(offers).not.toHaveProperty("hasMerchantReturnPolicy");
  expect(offers).not.toHaveProperty("shippingDetails");
  expect(policyNotes(card).map(({ about }) => about)).toEqual(["payment"]);
});

describe("structured data and meta tags", () => {
  const shown = page();

  test("the structured data include price, stock, condition and policies", () => {
    expect(productJsonLd(shown, first(shown), shopUrl)).toMatchObject({
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

  test("the meta tags include a preview with the page's image, price and condition", () => {
    const head: unknown = productMeta(shown, first(shown), shopUrl);
    for (const [property, content] of [
      ["og:image", "https://shop.example/images/api.example/images/plum?width=960"],
      ["product:price:amount", "74.50"],
      ["product:availability", "in stock"],
      ["product:condition", "used"],
    ]) {
      expect(head).toContainEqual({ property, content });
    }
  });

  test("the title includes the brand once", () => {
    const fullTitle = "Maren & Co slip dress";
    expect(productMeta({ ...shown, fullTitle }, first(shown), shopUrl)).toContainEqual({
      title: "Maren & Co slip dress | Circlet",
    });
  });

  test("the title is the short one if the long one exceeds 60 characters", () => {
    const head = (fullTitle: string) => productMeta({ ...shown, fullTitle }, first(shown), shopUrl);
    expect(head("Satin slip dress")).toContainEqual({ title: "Satin slip dress by Maren & Co | Circlet" });
    expect(head("A satin slip dress cut on the bias with a cowl neckline")).toContainEqual({
      title: "Satin slip dress | Circlet",
    });
  });

  test("the title has at most 60 characters, including the shop's name", () => {
    const title = "Bias-cut satin maxi slip dress with a cowl neckline and long ties";
    const head = productMeta({ ...shown, title, fullTitle: title }, first(shown), shopUrl);
    const titles = head.flatMap((tag) => ("title" in tag ? [String(tag.title)] : []));
    expect(titles).toEqual(["Bias-cut satin maxi slip dress with a cowl… | Circlet"]);
  });

  test.each(sealedCategories)("the structured data accept returns of %s, as of everything else", (slug) => {
    const product = productJsonLd({ ...shown, category: { slug, name: slug } }, first(shown), shopUrl);
    expect(product["offers"]).toMatchObject({
      hasMerchantReturnPolicy: {
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 30,
      },
    });
  });
});

test("the product's note on returns says what is expected of underwear and swimwear", () => {
  const textOf = (slug: string) =>
    policyNotes({ category: { slug, name: slug } }).find(({ about }) => about === "returns")?.text;
  expect(textOf("dresses")).toBe("Free by mail for 30 days, accepted for 365.");
  for (const category of sealedCategories) {
    expect(textOf(category)).toContain("accepted for 365, unworn and with its tags or hygiene seal.");
  }
});

test.each([
  ["a known color and an unknown one", ["Black", "Puce"], [null, null], undefined],
  ["unknown colors with images of their own", ["Puce", "Murrey"], ["a", "b"], undefined],
  ["unknown colors with the same image", ["Puce", "Murrey"], ["a", "a"], true],
  ["unknown colors without images", ["真紅", "藍"], [null, null], true],
])("colors show as words if they would look alike: %s", (_, colors, images, hasNamedColors) => {
  const nodes = colors.map((color, index) => ({
    ...variant(String(index), color, "S", "18.0"),
    image: images[index] ? { url: `https://api.example/images/${images[index]}` } : null,
  }));
  expect(page({ variants: { pageInfo, nodes } }, {}).hasNamedColors).toBe(hasNamedColors);
});

test("the cart shows options in the merchant's order, whatever their values contain", () => {
  const selectedOptions = [
    { name: "Fit", value: "Petite / Short" },
    { name: "Size", value: "S" },
    { name: "Color", value: "Black / White" },
  ];
  const product = page(
    { variants: { pageInfo, nodes: [{ ...variant("1", "", "", "18.0"), selectedOptions }] } },
    {},
  );
  const text = "Petite / Short / S / Black / White";
  expect(cartItem(product, first(product)).options).toBe(text);
  expect(optionsText(selectedOptions)).toBe(text);
});
