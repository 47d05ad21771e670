import { metaOf } from "~/seo/page-meta";
import { homePath } from "~/paths";
import * as shop from "~/messages/en/shop";
import { storeJsonLd } from "./store-json-ld";

/** The home page's meta tags, with the store as structured data. */
export function homeMeta(shopUrl: string) {
  return metaOf({
    title: null,
    description: shop.description,
    canonical: shopUrl + homePath,
    jsonLd: [storeJsonLd(shopUrl)],
  });
}
