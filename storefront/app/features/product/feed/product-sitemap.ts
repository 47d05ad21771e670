import { ProductHandlesDocument, type ProductHandlesQuery } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { nextCursor } from "~/apollo/next-cursor";
import { sharedQuery } from "~/apollo/shared-query";
import { serverSizes } from "~/shop/constants";
import { productPath } from "~/shop/paths";
import { type SitemapEntry, sitemapSize } from "~/seo/sitemap-xml";

/** The products that have a page, from a cursor until the file is full. Returns where the next file starts, if any. */
export async function* productSitemap(
  commerce: Commerce,
  shopUrl: string,
  start: string | null,
): AsyncGenerator<readonly SitemapEntry[], string | null> {
  let listed = 0;
  let after = start;
  do {
    const { products }: ProductHandlesQuery = await commerce.query(ProductHandlesDocument, {
      first: serverSizes.sitemap,
      after,
    });
    const shown = products.nodes.filter(
      ({ handle, availableForSale, variants }) =>
        handle !== "" && availableForSale && variants.nodes.length > 0,
    );
    if (listed + shown.length > sitemapSize) return after;
    listed += shown.length;
    yield shown.map(({ handle, updatedAt }) => ({ url: shopUrl + productPath(handle), changed: updatedAt }));
    after = nextCursor(products.pageInfo, after);
  } while (after !== null);
  return null;
}

/** At least one: the cursors at which the files start. Reads all products, so they are kept ten minutes. */
export const sitemapStarts = sharedQuery(async (commerce) => {
  const starts: (string | null)[] = [];
  for (let start: string | null | undefined = null; start !== undefined;) {
    starts.push(start);
    start = (await endOf(productSitemap(commerce, "", start))) ?? undefined;
  }
  return starts;
}, 10 * 60_000);

async function endOf<End>(generator: AsyncGenerator<unknown, End>): Promise<End> {
  for (;;) {
    const { done, value } = await generator.next();
    if (done) return value;
  }
}
