import { expect, test } from "vitest";
import { commerceOf } from "~/apollo/commerce.fixture";
import { readListing } from "~/shop/read-listing";
import { listingPage } from "../listing-page";
import { loadListing } from "./load-listing";
import { searchListing } from "../definitions/search-listing";

const value = (label: string, count: number) => ({ id: label, label, count, input: "{}" });
const filters = [
  { id: "filter.v.price", label: "Price", values: [value("Price", 1)] },
  { id: "filter.p.m.product_information.brand", label: "Brand", values: [value("Maren & Co", 1)] },
  { id: "filter.v.option.color", label: "Color", values: [value("Red", 1)] },
  { id: "filter.p.m.product_information.category", label: "Category", values: [value("outerwear", 1)] },
];
const sizeFilters = [
  { id: "filter.v.option.size", label: "Size", values: [value("8", 2), value("M", 1)] },
  {
    id: "filter.p.m.product_information.size_type",
    label: "Size type",
    values: [value("womens_alpha", 1), value("shoes_us_m", 2)],
  },
];
const node = {
  id: "gid://shopify/Product/1",
  handle: "coat",
  title: "Maren & Co red wool coat",
  vendor: "Maren & Co",
  productType: "Coats",
  availableForSale: true,
  images: { nodes: [{ url: "https://api.example/images/coat", altText: null }] },
  options: [
    { name: "Color", values: ["Red"] },
    { name: "Size", values: ["M"] },
  ],
  priceRange: {
    minVariantPrice: { amount: "74.5", currencyCode: "USD" },
    maxVariantPrice: { amount: "74.5", currencyCode: "USD" },
  },
  compareAtPriceRange: { minVariantPrice: { amount: "0.0", currencyCode: "USD" } },
  metafields: [
    { key: "short_title", value: "Red wool coat" },
    null,
    { key: "condition", value: "pre-owned" },
  ],
};
const pageInfo = { startCursor: "first", endCursor: "last", hasNextPage: true, hasPreviousPage: false };

/** A fake service with one brand and one coat, or the given products. Records its queries. */
function service(more: typeof filters = [], nodes = [node]) {
  const offered = [...filters, ...more];
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const answers: Record<string, unknown> = {
    GetBrandsQuery: {
      metaobjects: {
        nodes: [{ fields: [{ value: '[{"slug":"maren_and_co","displayName":"Maren & Co"}]' }] }],
      },
    },
    CollectionProducts: {
      collection: { products: { edges: nodes.map((node) => ({ node })), pageInfo, filters: offered } },
    },
    ProductSearch: {
      search: {
        totalCount: nodes.length,
        edges: nodes.map((node) => ({ node })),
        pageInfo,
        productFilters: offered,
      },
    },
    extensions_ComparesProducts: { getComparedCatalog: null },
    extensions_getReviews: {
      getReviews: ["1", "2", "3"].map((id) => ({
        id,
        comment: `Comment ${id}`,
        author: "Ada",
        shortTitle: "Red wool coat",
        commentCreatedAt: "2025-11-20T12:00:00Z",
      })),
    },
    SizeTypes: {
      metaobjects: {
        nodes: [
          {
            fields: [
              { value: '[{"slug":"womens_alpha","sizes":["M"]},{"slug":"shoes_us_m","sizes":["8"]}]' },
            ],
          },
        ],
      },
    },
  };
  const query = async (
    document: { definitions: readonly { name?: { value: string } }[] },
    variables: Record<string, unknown>,
  ) => {
    const name = document.definitions[0]?.name?.value ?? "";
    asked.push({ name, variables });
    return answers[name];
  };
  const commerce = commerceOf({
    hasExtensionsService: true,
    query,
    queryWithResponseExtensions: async (...asking: Parameters<typeof query>) => ({
      data: await query(...asking),
      extensions: { searchCorrections: [{ query: "cout*", correctedTo: "coat" }] },
    }),
  });
  return { commerce, asked };
}

async function list(search: string, more: typeof filters = [], nodes = [node]) {
  const { commerce, asked } = service(more, nodes);
  const data = await loadListing(commerce, searchListing, readListing(new URLSearchParams(search)));
  return { page: listingPage(data), asked };
}

test("a listing has its products, their number and the next cursor", async () => {
  const { page, asked } = await list("category=outerwear");
  // The service does not compare, so another one is asked whether it does.
  expect(asked.map(({ name }) => name)).toEqual(["CollectionProducts", "extensions_ComparesProducts"]);
  expect(page).toMatchObject({
    heading: "Outerwear",
    count: 1,
    products: [{ handle: "coat", title: "Red wool coat", price: 7450, condition: "preowned", size: "M" }],
    previous: null,
    next: "/search?category=outerwear&after=last&page=2",
  });
});

test.each([
  ["brand=maren-and-co", 3],
  ["brand=Maren+%26+Co&category=outerwear&text=coat", 3],
  ["", 0],
  ["brand=maren-and-co,elowen", 0],
])("a listing with ?%s has %i reviews, of its only brand", async (search, count) => {
  const { page } = await list(search);
  expect(page.reviews).toHaveLength(count);
  if (count > 0) expect(page.reviewsTitle).toBe("What shoppers say of Maren & Co");
});

const nodesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...node, id: `gid://shopify/Product/${index}` }));

test.each([
  ["", 1, 1, 0],
  ["", 40, 40, 0],
  ["", 41, 24, 17],
  ["text=coat", 80, 24, 56],
  ["text=coat&sort=newest", 80, 24, 56],
  ["text=coat&show=all", 80, 80, 0],
])("a listing with ?%s and %i products renders %i and leaves %i", async (search, count, shown, left) => {
  const { page } = await list(search, [], nodesOf(count));
  expect([page.products.length, page.rest.ids.length]).toEqual([shown, left]);
});

test("a listing has a page's first products, and cursors of the whole page", async () => {
  const nodes = nodesOf(80);
  const { page: start } = await list("color=red&after=x&page=2", [], nodes);
  expect(start.products.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => String(index)));
  expect(start.rest).toEqual({
    ids: Array.from({ length: 56 }, (_, index) => String(24 + index)),
    path: expect.stringMatching(/^\/cards\?ids=24,25,.*,79&color=red$/) as string,
    href: "/search?color=red&after=x&page=2&show=all",
  });
  const { page: whole } = await list("color=red&after=x&page=2&show=all", [], nodes);
  expect(whole.products).toHaveLength(80);
  expect(whole.rest.ids).toEqual([]);
  for (const { next } of [start, whole]) expect(next).toBe("/search?color=red&after=last&page=3");
});

test("a listing with a text is a search", async () => {
  const { page, asked } = await list("text=coat");
  expect(asked.map(({ name }) => name)).toEqual(["ProductSearch"]);
  expect(page.heading).toBe("Results for “coat”");
});

test("a text that cannot be searched for finds nothing, and says so", async () => {
  const { page, asked } = await list("text=%3F!");
  expect(asked).toEqual([]);
  expect(page).toMatchObject({ products: [], count: 0, heading: "All items" });
  expect(page.notices).toEqual([{ text: "“?!” has no letter or digit to search for." }]);
});

test("a listing has the corrected text", async () => {
  const { page } = await list("text=cout&color=red");
  expect(page.heading).toBe("Results for “coat”");
  expect(page.notices).toEqual([
    {
      text: "No exact matches for “cout”. Showing “",
      link: { label: "coat", href: "/search?text=coat&color=red" },
      end: "”.",
    },
  ]);
});

test("a brand's listing uses the catalog's name", async () => {
  const { asked } = await list("brand=maren-and-co");
  expect(asked[1]?.variables["filters"]).toContainEqual({
    productMetafield: { namespace: "product_information", key: "brand", value: "Maren & Co" },
  });
});

test("values that no product has are ignored", async () => {
  const { page, asked } = await list("brand=nobody&color=red,plaid");
  expect(asked.map(({ name }) => name)).toEqual([
    "GetBrandsQuery",
    "CollectionProducts",
    "extensions_getReviews",
    "CollectionProducts",
  ]);
  expect(page.parameters).toMatchObject({ brand: [], color: ["red"] });
  expect(page.chips).toEqual([{ label: "Red", href: "/search" }]);
});

test("sizes are grouped by the shop's size systems, loaded once, without hiding any", async () => {
  const { page, asked } = await list("size=shoes_us_m.8", sizeFilters);
  expect(asked.map(({ name, variables }) => [name, variables["filters"]])).toEqual([
    ["CollectionProducts", expect.arrayContaining([{ variantOption: { name: "Size", value: "8" } }])],
    ["CollectionProducts", []],
    ["SizeTypes", undefined],
  ]);
  const sizes = page.facets.find(({ name }) => name === "size")?.options;
  expect(sizes?.map(({ group, label, isSelected }) => [group, label, isSelected])).toEqual([
    ["Women’s letter sizes", "M", false],
    ["Shoes, US medium width", "8", true],
  ]);
});
