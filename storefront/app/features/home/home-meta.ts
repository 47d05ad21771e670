import { site } from "~/constants";
import { metaOf } from "~/seo/page-meta";
import { homePath } from "~/paths";
import { storeJsonLd } from "./store-json-ld";

/** The meta tags of the home page, with the store as structured data. */
export function homeMeta(shopUrl: string) {
  return metaOf({
    title: null,
    description: site.description,
    canonical: shopUrl + homePath,
    jsonLd: [storeJsonLd(shopUrl)],
  });
}
