import { sharedQuery } from "~/apollo/shared-query";
import { productPath } from "~/paths";
import { type SitemapEntry, sitemapSize } from "~/seo/sitemap-xml";
import { type ShopProduct, shopProducts } from "./shop-products";

/** The product pages in one sitemap file, numbered from 1; empty past the last file. */
export async function productSitemap(
  products: AsyncIterable<ShopProduct>,
  shopUrl: string,
  file: number,
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let position = 0;
  for await (const { product, changed } of products) {
    position += 1;
    if (position <= (file - 1) * sitemapSize) continue;
    if (position > file * sitemapSize) break;
    entries.push({ url: shopUrl + productPath(product.handle), changed });
  }
  return entries;
}

/** At least one. Reads the whole catalog, so a count is kept ten minutes. Rejects with a `ServiceFailure`. */
export const countSitemaps = sharedQuery(async (commerce, apiUrl: string) => {
  let count = 0;
  for await (const _product of shopProducts(commerce, apiUrl)) count += 1;
  return Math.max(1, Math.ceil(count / sitemapSize));
}, 10 * 60_000);
