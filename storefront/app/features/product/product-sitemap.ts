import { productPath } from "~/lib/paths";
import { type SitemapEntry, sitemapSize } from "~/lib/sitemap-xml";
import type { ShopProduct } from "./shop-products";

/** The products' addresses of one sitemap file, counted from 1; none where the catalogue is shorter. */
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

/** How many files the products fill; one at least. */
export async function productSitemapCount(products: AsyncIterable<ShopProduct>): Promise<number> {
  let count = 0;
  for await (const _product of products) count += 1;
  return Math.max(1, Math.ceil(count / sitemapSize));
}
