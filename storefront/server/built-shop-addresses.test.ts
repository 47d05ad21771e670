import { Window } from "happy-dom";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BuiltShop, card, down, json, noProduct, pageInfo } from "./built-shop.fixture.ts";

const shop = new BuiltShop();
const { DOMParser } = new Window();

beforeAll(() => shop.open({ STOREFRONT_PAGE_FRESH_SECONDS: "60" }), 60_000);
afterAll(() => shop.close());

const value = (label: string) => ({ id: label, label, count: 1, input: "{}" });
const filters = [
  { id: "filter.v.option.color", label: "Color", type: "LIST", values: [value("Red")] },
  {
    id: "filter.p.m.product_information.category",
    label: "Category",
    type: "LIST",
    values: [value("dress")],
  },
  { id: "filter.p.m.product_information.brand", label: "Brand", type: "LIST", values: [value("Elowen")] },
];
const collection = (numbers: readonly number[]) => {
  const nodes = numbers.map(card);
  const products = { pageInfo, filters, nodes, edges: nodes.map((node) => ({ node })) };
  return json({ data: { collection: { id: "1", title: "All", products } } });
};
const brands = JSON.stringify([
  { displayName: "Elowen" },
  { displayName: "草" },
  { displayName: "5preview" },
  { displayName: "!!!" },
]);

const redirects = [
  { path: "/old-sale", target: "/collections/sale?sort=deals#top" },
  { path: "/products/old-coat", target: "/products/coat" },
  { path: "/collections/old-dresses", target: "/category/dresses" },
  { path: "/pages/über-uns/", target: "https://about.example/us" },
  { path: "/blogs/news", target: "//blog.example/news" },
  { path: "/own", target: "http://localhost:0/products/coat" },
  { path: "/loop", target: "/Loop/" },
  { path: "/script", target: "javascript:alert(1)" },
  { path: "/broken", target: "" },
];

const noPolicies = {
  privacyPolicy: null,
  refundPolicy: null,
  shippingPolicy: null,
  termsOfService: null,
};
const urlRedirects = { nodes: redirects };

beforeEach(() => {
  shop.asked = [];
  shop.answers = {
    GetBrandsQuery: json({
      data: { metaobjects: { nodes: [{ id: "1", fields: [{ key: "list", value: brands }] }] } },
    }),
    CollectionDetail: json({ data: { collection: null } }),
    CollectionProducts: collection([1]),
    Shelf: collection([1]),
    GetProductByHandle: noProduct,
    UrlRedirects: json({ data: { urlRedirects } }),
    ContentPage: json({ data: { page: null, urlRedirects } }),
    BlogArticles: json({ data: { blog: null, urlRedirects } }),
    BlogArticle: json({ data: { blog: null, urlRedirects } }),
    ShopPolicies: json({ data: { shop: noPolicies } }),
    extensions_getSeoMetadata: json({ data: { getSeoMetadata: null } }),
    extensions_getReviews: json({ data: { getReviews: [] } }),
  };
});

async function open(path: string) {
  const { status, headers, html } = await shop.get(path);
  const { head } = new DOMParser().parseFromString(html, "text/html");
  const canonical = head.querySelector("link[rel=canonical]")?.getAttribute("href");
  const isIndexed = !head.querySelector("meta[name=robots]")?.getAttribute("content")?.includes("noindex");
  const address = canonical ? new URL(canonical) : null;
  return {
    status,
    location: headers.get("Location"),
    canonical: address && address.pathname + address.search,
    isIndexed,
  };
}

describe("a listing at an unknown address", () => {
  test.each([
    ["/brands/nobody", "/search"],
    ["/brands/unbranded", "/search"],
    ["/brands/nobody/dresses?color=red", "/search?category=dresses&color=red"],
    ["/brands/elowen/no-such", "/search?brand=elowen"],
    ["/brands/elowen/no-such?brand=other&maxPrice=50", "/search?brand=elowen&maxPrice=50"],
    ["/category/no-such", "/search"],
    ["/category/no-such/elowen", "/search?brand=elowen"],
    ["/category/dress/nobody?sort=deals", "/search?category=dresses&sort=deals"],
    ["/collections/no-such", "/search"],
    ["/collection/no-such?text=silk", "/search?text=silk"],
  ])("%s redirects to %s", async (path, location) => {
    expect(await open(path)).toMatchObject({ status: 302, location });
  });
});

describe("a listing with values that no product has", () => {
  test.each([
    ["color=plaid", ""],
    ["color=plaid,red", "?color=red"],
    ["brand=nobody", ""],
    ["category=no-such", ""],
    ["department=kids&condition=ruined&current_tier=L99,x", ""],
    ["filter.p.tag=no-such", ""],
  ])("/search?%s shows the others, unindexed", async (search, canonical) => {
    expect(await open(`/search?${search}`)).toEqual({
      status: 200,
      location: null,
      canonical: `/search${canonical}`,
      isIndexed: false,
    });
  });
});

describe("a page of a listing", () => {
  test.each([
    ["/search", "/search", true],
    ["/search?sort=deals&show=all", "/search", true],
    ["/search?after=x&page=2&show=all", "/search?after=x&page=2", true],
    ["/search?after=x&page=2&sort=deals", "/search?sort=deals&after=x&page=2", false],
    ["/brands/elowen?after=x&page=2", "/brands/elowen?after=x&page=2", true],
    ["/brands/%E8%8D%89", "/brands/%E8%8D%89", true],
    ["/search?before=x&page=1", "/search", false],
    ["/search?color=red&after=x&page=2", "/search?color=red&after=x&page=2", false],
  ])("%s has the canonical address %s, indexed: %s", async (path, canonical, isIndexed) => {
    expect(await open(path)).toMatchObject({ status: 200, canonical, isIndexed });
  });

  test("a page past the end is not indexed and links to the first", async () => {
    shop.answers = { ...shop.answers, CollectionProducts: collection([]) };
    expect(await open("/search?color=red&after=y&page=9")).toMatchObject({ status: 200, isIndexed: false });
    const { html } = await shop.get("/search?color=red&after=y&page=9");
    const page = new DOMParser().parseFromString(html, "text/html");
    const previous = page.querySelector("nav[aria-label='Pages of results'] a");
    expect(previous?.getAttribute("href")).toBe("/search?color=red");
  });
});

describe("an old address", () => {
  test.each([
    ["/products", "/search"],
    ["/products/Case-Twenty", "/products/case-twenty"],
    ["/products/Case-Twenty?variant=42&utm_source=x", "/products/case-twenty?variant=42"],
    ["/products/CASE%20TWENTY", "/products/case%20twenty"],
    ["/collections", "/search"],
    ["/collections/", "/search"],
    ["/collections/sale/products/Red-Coat", "/products/red-coat"],
    ["/collections/sale/products/red-coat?variant=42&utm_source=x", "/products/red-coat?variant=42"],
    ["/collections/sale/products/red-coat?variant=//evil.example", "/products/red-coat"],
    ["/collections/%2F%2Fevil.example/red", "/collections/%2F%2Fevil.example"],
    ["/collections/Dresses/red", "/collections/dresses"],
    ["/collections/vendors?q=Elowen", "/search?text=Elowen"],
    ["/account", "/profile"],
    ["/account/login", "/profile"],
    ["/account/login?return_url=https://evil.example", "/profile"],
    ["/account/register", "/profile"],
    ["/account/orders/123", "/profile/orders"],
    ["/account/addresses", "/profile/addresses"],
    ["/account/logout", "/profile/logout"],
    ["/orders/0123456789abcdef", "/order-status"],
    ["/checkout", "/cart"],
    ["/checkouts/c/0123", "/cart"],
    ["/cart/c/Z2NwLXVz?key=0123", "/cart"],
    ["/agents.md", "/llms.txt"],
    ["/password", "/"],
    ["/pages/About-Us", "/our-story"],
    ["/pages/faq", "/faq"],
    ["/pages/contact", "/contact"],
    ["/pages/returns", "/faq#returns"],
    ["/policies/privacy-policy", "/privacy"],
    ["/policies/refund-policy", "/faq#returns"],
    ["/policies/shipping-policy", "/faq#international-shipping"],
    ["/policies/terms-of-service", "/terms"],
    ["/en-ca/products/Coat", "/products/Coat"],
    ["/fr/collections/sale", "/collections/sale"],
    ["/de-de/pages/faq", "/faq"],
    ["/old-sale", "/collections/sale?sort=deals#top"],
    ["/Old-Sale/", "/collections/sale?sort=deals#top"],
    ["/products/old-coat", "/products/coat"],
    ["/collections/old-dresses", "/category/dresses"],
    ["/pages/%C3%BCber-uns", "https://about.example/us"],
    ["/blogs/news", "https://blog.example/news"],
    ["/blogs/news/tagged/red", "/blogs/news"],
  ])("%s redirects to %s", async (path, location) => {
    const { status, location: target } = await open(path);
    expect([status === 301 || status === 302, target]).toEqual([true, location]);
  });

  test.each([
    "/pages/constructor",
    "/pages/size-guide",
    "/policies/no-such",
    "/blog",
    "/blogs/no-such",
    "/blogs/no-such/article",
    "/products/a/b",
    "/en-ca/no-such",
    "/en-ca//evil.example/products",
    "/loop",
    "/script",
    "/broken",
  ])("%s is not found", async (path) => {
    expect(await open(path)).toMatchObject({ status: 404, location: null, isIndexed: false });
  });

  test.each([
    ["an unknown path", "/nowhere-at-all"],
    ["a redirected path", "/OLD-SALE"],
    ["an unknown product", "/products/nothing"],
    ["an unknown page", "/pages/nothing"],
    ["an unknown policy", "/policies/nothing"],
    ["an unknown article", "/blogs/news/nothing"],
  ])("%s costs the platform one request a minute", async (_what, path) => {
    for (const search of ["", "?utm_source=a", "?b"]) await shop.get(path + search);
    const operations = new Set(["UrlRedirects", "ContentPage", "BlogArticle"]);
    expect(shop.asked.filter(({ operationName }) => operations.has(operationName))).toHaveLength(1);
  });

  test("an old address is unavailable, not gone, while nobody knows where it leads", async () => {
    shop.answers = { ...shop.answers, UrlRedirects: down };
    expect(await open("/while-down")).toMatchObject({ status: 503 });
    expect(await open("/products/while-down")).toMatchObject({ status: 503 });
  });
});

describe("a text of the merchant", () => {
  const seo = { title: null, description: null };

  test("a page shows its title, text and description, without scripts and with its images", async () => {
    const body = `<h1>Lengths</h1><p onclick="steal()">See <a href="/collections/coats">coats</a>,
      <a href="//other.example/x">others</a> and <a href="javascript:alert(1)">more</a>.</p>
      <script>steal()</script><img src="//cdn.example/chart.png" alt="Chart" onerror="steal()">`;
    const page = {
      handle: "lengths",
      title: "Size guide",
      body,
      seo: { ...seo, description: "All sizes." },
    };
    shop.answers = { ...shop.answers, ContentPage: json({ data: { page, urlRedirects } }) };
    expect(await open("/pages/lengths")).toMatchObject({
      status: 200,
      canonical: "/pages/lengths",
      isIndexed: true,
    });
    expect(await open("/pages/Lengths")).toMatchObject({ status: 301, location: "/pages/lengths" });
    const { html } = await shop.get("/pages/lengths");
    const { head, body: shown } = new DOMParser().parseFromString(html, "text/html");
    expect(head.querySelector("meta[name=description]")?.getAttribute("content")).toBe("All sizes.");
    expect(shown.querySelector("h1")?.textContent).toBe("Size guide");
    const text = shown.querySelector("main h2")?.parentElement;
    expect(text?.querySelector("h2")?.textContent).toBe("Lengths");
    expect([...(text?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
      "/collections/coats",
      "http://other.example/x",
      null,
    ]);
    expect(text?.querySelector("img")?.getAttribute("src")).toBe("/images/cdn.example/chart.png");
    expect(text?.innerHTML).not.toMatch(/steal|<script/);
  });

  test("a policy and an article show theirs, and a blog lists its articles", async () => {
    const policy = { handle: "refund-policy", title: "Refunds", body: "<p>Within a week.</p>" };
    const article = {
      handle: "wool",
      title: "On wool",
      contentHtml: "<p>Warm.</p>",
      excerpt: "Wool.",
      publishedAt: "2026-03-02T12:00:00Z",
      seo,
      image: null,
    };
    const blog = {
      handle: "journal",
      title: "Journal",
      seo,
      articles: { nodes: [article] },
      articleByHandle: article,
    };
    shop.answers = {
      ...shop.answers,
      ShopPolicies: json({ data: { shop: { ...noPolicies, refundPolicy: policy } } }),
      BlogArticles: json({ data: { blog, urlRedirects } }),
      BlogArticle: json({ data: { blog, urlRedirects } }),
    };
    expect(await open("/blogs/journal/wool")).toMatchObject({
      status: 200,
      canonical: "/blogs/journal/wool",
    });
    const { html } = await shop.get("/blogs/journal");
    const list = new DOMParser().parseFromString(html, "text/html");
    expect(list.querySelector("main a[href='/blogs/journal/wool']")?.textContent).toBe("On wool");
    expect((await shop.get("/blogs/journal/wool")).html).toContain("Warm.");
  });
});

test("the brand directory lists brands of every script and leaves out one without letters", async () => {
  const { html } = await shop.get("/brands");
  const page = new DOMParser().parseFromString(html, "text/html");
  const links = [...page.querySelectorAll("main a[href^='/brands/']")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/brands/elowen",
    "/brands/%E8%8D%89",
    "/brands/5preview",
  ]);
});

test("agents read what the shop sells and how to buy it", async () => {
  const { status, headers, html } = await shop.get("/llms.txt");
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/markdown; charset=utf-8"]);
  expect(html).toMatch(/^# Circlet\n\n> /);
  expect(html).toMatch(/- \[Dresses\]\(http:\S+\/category\/dresses\)/);
  expect(html).not.toContain("Jeans");
  expect(html).toMatch(/`http:\S+\/cart\/VARIANT:1`/);
});
