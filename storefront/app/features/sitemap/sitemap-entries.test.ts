import { afterEach, expect, test } from "vitest";
import type { Commerce } from "~/apollo/commerce";
import { setShownParts } from "~/promises/promises";
import { merchantTextEntries, sitemapEntries, sitemapKinds } from "./sitemap-entries";

const shopUrl = "https://circlet.example";
afterEach(() => setShownParts(["demo"]));

test("the sitemap lists the collections of every page", async () => {
  const updatedAt = "2026-11-01T00:00:00Z";
  const pages = new Map([
    [null, { handle: "new-arrivals", hasNextPage: true, endCursor: "one" }],
    ["one", { handle: "sale", hasNextPage: false, endCursor: "two" }],
  ]);
  const commerce = {
    hasExtensionsService: false,
    query: async (_: unknown, { after }: { after: string | null }) => {
      const { handle, ...pageInfo } = pages.get(after)!;
      return { collections: { nodes: [{ handle, updatedAt }], pageInfo } };
    },
  } as unknown as Commerce;
  expect(await sitemapEntries("collections", commerce, "https://circlet.example")).toEqual([
    { url: "https://circlet.example/collections/new-arrivals", changed: updatedAt },
    { url: "https://circlet.example/collections/sale", changed: updatedAt },
  ]);
});

/** Answers each list with one page for each of its values. */
const listing = (lists: Record<string, readonly object[]>): Commerce =>
  ({
    client: {},
    options: {},
    hasExtensionsService: true,
    with: () => listing(lists),
    query: async (document: unknown, { after }: { after?: string | null }) => {
      const found = Object.keys(lists).find((list) => JSON.stringify(document).includes(`"value":"${list}"`));
      if (found === undefined) return { shop: { refundPolicy: { handle: "refund-policy" } } };
      const at = Number(after ?? 0);
      const values = lists[found] ?? [];
      const pageInfo = { hasNextPage: at + 1 < values.length, endCursor: String(at + 1) };
      return { [found]: { nodes: values.slice(at, at + 1), pageInfo } };
    },
  }) as unknown as Commerce;

test("the sitemap of another shop lists its pages, policies, blogs and articles", async () => {
  setShownParts([]);
  const changed = "2026-11-01T00:00:00Z";
  const article = (handle: string) => ({ handle, publishedAt: changed, blog: { handle: "journal" } });
  const commerce = listing({
    pages: [
      { handle: "about-us", updatedAt: changed },
      { handle: "stores", updatedAt: changed },
    ],
    articles: [article("wool"), article("silk")],
  });
  const entries = await merchantTextEntries(commerce, shopUrl);
  expect(entries.map(({ url }) => url.slice(shopUrl.length))).toEqual([
    "/pages/about-us",
    "/pages/stores",
    "/policies/refund-policy",
    "/blogs/journal",
    "/blogs/journal/wool",
    "/blogs/journal/silk",
  ]);
});

test("the sitemap of another shop has its collections, and none of the demo's categories", async () => {
  setShownParts([]);
  expect(sitemapKinds()).toEqual(["brands", "collections"]);
  const collections = ["all", "deals", "mugs"].map((handle) => ({
    handle,
    updatedAt: "2026-11-01T00:00:00Z",
  }));
  const entries = await sitemapEntries("collections", listing({ collections }), shopUrl);
  expect(entries.map(({ url }) => url)).toEqual([`${shopUrl}/collections/mugs`]);
});
