import { commerceContext } from "~/apollo/request-commerce";
import { productSitemapCount } from "~/features/product/product-sitemap";
import { shopProducts } from "~/features/product/shop-products";
import { sitemapKinds } from "~/features/sitemap/sitemap-entries";
import { catalogueTag } from "~/lib/page-tags";
import { asUnavailable } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import { sharedFile } from "~/lib/shared-file";
import { sitemapIndexXml } from "~/lib/sitemap-xml";
import type { Route } from "./+types/sitemap";

/** The index: one file for each kind of page, and as many as the products fill. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, apiUrl } = settingsOf(context);
  const count = await productSitemapCount(shopProducts(context.get(commerceContext), apiUrl)).catch(
    (error: unknown) => {
      throw asUnavailable(error);
    },
  );
  const products = Array.from({ length: count }, (_, at) => `products-${at + 1}`);
  const files = [...sitemapKinds, ...products].map((name) => ({ url: `${url}/sitemaps/${name}.xml` }));
  return sharedFile(sitemapIndexXml(files), "application/xml", [catalogueTag]);
}
