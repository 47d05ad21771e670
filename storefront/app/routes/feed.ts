import { data } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { catalogItems } from "~/features/product/feed/merchant-feed";
import { feedFiles } from "~/features/product/feed/merchant-feed-file";
import { shopProducts } from "~/features/product/feed/shop-products";
import { catalogTag } from "~/http/page-tags";
import { settingsOf } from "~/settings/settings.server";
import { catalogFileResponse } from "~/http/catalog-file-response";
import { fileStream } from "~/http/file-stream";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/feed";

export const handle = { kind: "file", files: /^products\.(xml|tsv)$/ } satisfies RouteHandle;

/** The merchant feed, `/feeds/products.xml` or `.tsv`, with every variant for sale. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = feedFiles.get(params.file);
  if (!file) throw data(null, { status: 404 });
  const { url, apiUrl } = settingsOf(context);
  const items = catalogItems(shopProducts(context.get(commerceContext), apiUrl), url);
  return catalogFileResponse(await fileStream(file.write(items, url)), file.contentType, [catalogTag]);
}
