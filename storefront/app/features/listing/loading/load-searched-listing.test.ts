import { expect, test } from "vitest";
import { commerceOf } from "~/apollo/commerce.fixture";
import { readListing } from "~/shop/read-listing";
import { directListing, searchListing } from "../definitions/search-listing";
import { listingPage } from "../listing-page";
import { loadSearchedListing } from "./load-searched-listing";

const value = (label: string) => ({ id: label, label, count: 2, input: JSON.stringify({ tag: label }) });
const facet = (id: string, label: string, values: readonly string[]) => ({
  id,
  label,
  values: values.map(value),
});
const price = facet("filter.v.price", "Price", ["Price"]);
const color = facet("filter.v.option.color", "Color", ["Red", "Bottle green"]);
const ours = [
  price,
  color,
  facet("filter.p.m.product_information.category", "Category", ["outerwear", "tops"]),
];
/** Of a store without our metafields. */
const merchants = [
  price,
  color,
  facet("filter.p.product_type", "Product type", ["Rain Coats", "Tops"]),
  facet("filter.v.option.fit", "Fit", ["Slim", "M"]),
  facet("filter.p.vendor", "Vendor", ["Maren & Co"]),
];

const money = { amount: "74.5", currencyCode: "USD" };
const nodeOf = (title: string) => ({
  id: "gid://shopify/Product/1",
  handle: "coat",
  title,
  vendor: "Maren & Co",
  productType: "Coats",
  availableForSale: true,
  images: { nodes: [] },
  options: [],
  priceRange: { minVariantPrice: money, maxVariantPrice: money },
  compareAtPriceRange: { minVariantPrice: { ...money, amount: "0.0" } },
  metafields: [],
});
const pageInfo = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };

interface Store {
  readonly filters?: typeof ours;
  /** The titles that a search for words, or a listing without words, finds with or without filters. */
  readonly titlesFor?: (query: string | null, isFiltered: boolean) => readonly string[];
}

async function search(
  parameters: Record<string, string>,
  { filters = ours, titlesFor = () => ["Red wool coat"] }: Store = {},
  source = searchListing,
) {
  const asked: string[] = [];
  const query = async (
    document: { definitions: readonly { name?: { value: string } }[] },
    { query, handle, first, ...variables }: Record<string, unknown>,
  ) => {
    const name = document.definitions[0]?.name?.value;
    if (name === "GetBrandsQuery") return { metaobjects: { nodes: [] } };
    const chosen = variables["productFilters"] ?? variables["filters"] ?? [];
    asked.push(`${String(query ?? handle)} ${JSON.stringify(chosen)}${first === 1 ? " first" : ""}`);
    const text = typeof query === "string" ? query : null;
    const titles = titlesFor(text, JSON.stringify(chosen) !== "[]");
    const edges = titles.map((title) => ({ node: nodeOf(title) }));
    return name === "ProductSearch"
      ? { search: { totalCount: edges.length, edges, pageInfo, productFilters: filters } }
      : { collection: { products: { edges, pageInfo, filters } } };
  };
  const commerce = commerceOf({
    query,
    queryWithResponseExtensions: async (...asking: Parameters<typeof query>) => ({
      data: await query(...asking),
      extensions: {},
    }),
  });
  const own = readListing(new URLSearchParams(parameters));
  const data = await loadSearchedListing(commerce, source, own);
  const page = listingPage(data);
  return { page, asked, chips: page.chips.map(({ label, href }) => `${label} ${href}`), seo: data.seo };
}

const exactly = (search: string) => ({
  text: "We read your search as these filters. ",
  link: { label: "Search for these exact words", href: `/search?text=${search}` },
});

test("a search's words become filters, each of which can be removed", async () => {
  const { page, chips, seo } = await search({ text: "red wool outerwear under $80" });
  expect(page.heading).toBe("Results for “red wool outerwear under $80”");
  expect(page.text).toBe("red wool outerwear under $80");
  expect(page.notices).toEqual([exactly("%22red+wool+outerwear+under+%2480%22")]);
  expect(chips).toEqual([
    "“wool” /search?category=outerwear&color=red&maxPrice=80",
    "Outerwear /search?text=wool&color=red&maxPrice=80",
    "Red /search?text=wool&category=outerwear&maxPrice=80",
    "Under $80 /search?text=wool&category=outerwear&color=red",
  ]);
  expect(seo).toMatchObject({ canonical: "/search?text=red+wool+outerwear+under+%2480", isIndexed: false });
});

test("a store without our fields has its own filters read", async () => {
  const { chips } = await search(
    { text: "slim bottle green raincoat, rain coats by maren & co m" },
    { filters: merchants },
  );
  expect(chips.map((chip) => chip.split(" /")[0])).toEqual([
    "“raincoat m”",
    "Maren & Co",
    "Bottle green",
    "Rain Coats",
    "Slim",
  ]);
});

test("a typed search keeps its order", async () => {
  const { page } = await search({ text: "red outerwear", sort: "price_asc" });
  expect(page.chips[0]?.href).toBe("/search?color=red&sort=price_asc");
});

test.each([
  ["words in quotes", { text: '"red outerwear"' }],
  ["a text beside a filter", { text: "red outerwear", maxPrice: "80" }],
  ["a later page", { text: "red outerwear", after: "cursor" }],
  ["words that name no filter", { text: "wool coat" }],
])("%s are searched for as they are", async (_case, parameters) => {
  const { page, asked } = await search(parameters);
  expect(page.parameters.text).toBe(parameters.text);
  expect(asked.at(-1)).toMatch(/\* OR /);
});

test("a text in the listing of a menu link is searched for as it is", async () => {
  const { asked } = await search({ text: "red" }, {}, directListing);
  expect(asked).toEqual(["red* []"]);
});

test("words that no product has beside the filters are left out, which the page says", async () => {
  const { page, asked } = await search(
    { text: "red outerwear for a wedding" },
    { titlesFor: (query, isFiltered) => (isFiltered && query === null ? ["Red wool coat"] : []) },
  );
  expect(asked).toHaveLength(4);
  expect(page.notices).toEqual([
    exactly("%22red+outerwear+for+a+wedding%22"),
    { text: "None of these items has “wedding” in its title." },
  ]);
  expect(page.chips.map(({ label }) => label)).toEqual(["Outerwear", "Red"]);
});

test("a word that no title has is named, although others have matches", async () => {
  const { page } = await search({ text: "red wool zebra coats" });
  expect(page.notices[1]).toEqual({ text: "None of these items has “zebra” in its title." });
  const { page: plain } = await search({ text: "wool zebra" });
  expect(plain.notices).toEqual([{ text: "None of these items has “zebra” in its title." }]);
  const { page: exact } = await search({ text: '"wool zebra"' });
  expect(exact.notices).toEqual([]);
});

test("a title is found although its words also name filters that its product does not have", async () => {
  const { page } = await search(
    { text: "Red letter coat" },
    { titlesFor: (query, isFiltered) => (query === null || isFiltered ? [] : ["Red letter coat"]) },
  );
  expect(page.products).toHaveLength(1);
  expect(page.parameters.text).toBe('"Red letter coat"');
  expect(page.chips.map(({ label }) => label)).toEqual(['"Red letter coat"']);
  expect(page.notices).toEqual([]);
});

test("filters without products stay, so that the shopper sees which ones to remove", async () => {
  const { page } = await search({ text: "red outerwear under $5" }, { titlesFor: () => [] });
  expect(page.chips.map(({ label }) => label)).toEqual(["Outerwear", "Red", "Under $5"]);
  expect(page.notices).toEqual([exactly("%22red+outerwear+under+%245%22")]);
});

test("words that are left and would be read again are in quotes", async () => {
  const { page } = await search({ text: "red top outerwear" });
  expect(page.parameters).toMatchObject({ text: '"top"', category: ["outerwear"] });
});

test("the search works without the vocabulary", async () => {
  const { page } = await search({ text: "red outerwear" }, { filters: [] });
  expect(page.parameters.text).toBe("red outerwear");
});
