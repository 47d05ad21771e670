import { data } from "react-router";
import { commerceContext } from "~/apollo/request-commerce";
import { type FeedItem, feedItems } from "~/features/product/merchant-feed";
import { feedFiles } from "~/features/product/merchant-feed-file";
import { shopProducts } from "~/features/product/shop-products";
import { catalogueTag } from "~/lib/page-tags";
import { asUnavailable } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import { sharedFile } from "~/lib/shared-file";
import type { Route } from "./+types/feed";

/** The merchant feed, `/feeds/products.xml` or `.tsv`: every variant that can be bought. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = Object.hasOwn(feedFiles, params.file) ? feedFiles[params.file] : undefined;
  if (!file) throw data(null, { status: 404 });
  const { url, apiUrl } = settingsOf(context);
  const items: FeedItem[] = [];
  try {
    for await (const { product } of shopProducts(context.get(commerceContext), apiUrl)) {
      items.push(...feedItems(product, url));
    }
  } catch (error) {
    throw asUnavailable(error);
  }
  return sharedFile(file.write(items, url), file.contentType, [catalogueTag]);
}
