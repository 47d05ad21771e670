import { startMockedPlatform } from "../conformance/mocked-platform.ts";
import { startStorefront } from "../e2e/shop.ts";
import type { Attacked } from "./entry-points.ts";

const paths = [
  "/pages/hello-world",
  "/blogs/hello-world",
  "/blogs/hello-world/hello-world",
  "/policies/hello-world",
  "/products/hello-world",
  "/search",
  "/sitemaps/pages.xml",
];

/** What the shop shows of a merchant whose every text is a payload: pages, articles, policies, menus, products. */
export async function merchantDocuments(payloads: readonly string[]): Promise<Attacked[]> {
  let payload = "";
  const platform = await startMockedPlatform(true, undefined, {
    String: () => payload,
    HTML: () => `<p>${payload}</p>`,
    // The storefront keeps policies for a minute.
    ShopPolicy: () => ({
      handle: "hello-world",
      body: payloads.map((each) => `<p>${each}</p>`).join(""),
    }),
  });
  const shop = await startStorefront(platform.url, {
    STOREFRONT_EXTENSIONS_API_URL: "",
    STOREFRONT_PAGE_FRESH_SECONDS: "0",
    CIRCLET_CONTENT: "own",
  });
  const documents: Attacked[] = [];
  for (payload of payloads) {
    for (const path of paths) {
      const response = await fetch(shop.url + path);
      if (!response.ok) throw new Error(`${path} responds with ${response.status} for ${payload}`);
      const type = response.headers.get("content-type") ?? "";
      documents.push({ way: `a merchant's ${path}`, type, text: await response.text() });
    }
  }
  await shop.stop();
  await platform.close();
  return documents;
}
