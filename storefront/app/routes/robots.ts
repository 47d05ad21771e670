import { contentTag } from "~/http/page-tags";
import { cartPath, profilePath } from "~/shop/paths";
import { settingsOf } from "~/settings/settings.server";
import { catalogFileResponse } from "~/http/catalog-file-response";
import type { Route } from "./+types/robots";

/** Private pages and JSON. Crawlers must read filtered listings for their "noindex" tag. */
const disallowed = [
  cartPath,
  "/discount/",
  profilePath,
  "/shelves/",
  "/bought-together/",
  "/cards",
  "/newest",
  "/suggestions",
];

export function loader({ context }: Route.LoaderArgs) {
  const { url } = settingsOf(context);
  const rules = disallowed.map((path) => `Disallow: ${path}\n`).join("");
  return catalogFileResponse(`User-agent: *\n${rules}\nSitemap: ${url}/sitemap.xml\n`, "text/plain", [
    contentTag,
  ]);
}
