import { site } from "~/lib/constants";
import type { PageHead } from "~/lib/page-head";
import { packHead } from "~/lib/page-meta";
import { homePath } from "~/lib/paths";
import { storeJsonLd } from "./store-json-ld";

/** The head of the home page (HOME-1). */
export function homeHead(shopUrl: string): PageHead {
  return packHead({
    title: null,
    description: site.description,
    canonical: shopUrl + homePath,
    jsonLd: [storeJsonLd(shopUrl)],
  });
}
