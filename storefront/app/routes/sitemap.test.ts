import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ServiceFailure } from "~/http/service-failure";
import { sitemapSize } from "~/seo/sitemap-xml";
import { loader } from "./sitemap";

/** Loads the index of a shop whose service returns products page by page. */
async function load(pageOf: (after: string | null) => Promise<object>): Promise<Response> {
  const service = { client: {}, options: {}, with: () => service, query: pageQuery };
  async function pageQuery(_: unknown, { after }: { after: string | null }) {
    return { products: await pageOf(after) };
  }
  const contexts = [{ url: "https://shop.example" }, service];
  return loader({ context: { get: () => contexts.shift() } } as never);
}

const nodes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    handle: `coat-${at}`,
    availableForSale: true,
    variants: { nodes: [{}] },
  }));

const page = (count: number, endCursor: string | null) => ({
  nodes: nodes(count),
  pageInfo: { endCursor, hasNextPage: endCursor !== null },
});

test("the sitemap index begins before all products have been read, and ends with their last file", async () => {
  const second = Promise.withResolvers<object>();
  const response = await load(async (after) => (after === null ? page(sitemapSize, "a") : second.promise));
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toMatch(/pages\.xml.*brands\.xml.*products-1\.xml/s);
  reader.releaseLock();
  second.resolve(page(1, null));
  const rest = await text(response.body as never);
  expect(rest).toContain("<loc>https://shop.example/sitemaps/products-2.xml</loc>");
  expect(rest).toContain("</sitemapindex>");
  expect(rest).not.toContain("products-3");
});

test("the sitemap index is unavailable while the products cannot be read", async () => {
  const failed = load(() => Promise.reject(new ServiceFailure("ProductHandles", new Error("no answer"))));
  await expect(failed).rejects.toMatchObject({ init: { status: 503 } });
});
