import { expect, test } from "vitest";
import type { Commerce } from "~/apollo/commerce";
import { sitemapEntries } from "./sitemap-entries";

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
