import { cartPath } from "~/paths";
import { settingsOf } from "~/settings/settings.server";
import { sharedFile } from "~/http/shared-file";
import type { Route } from "./+types/robots";

/**
 * Disallows private pages and data for scripts. Filtered listings have a "noindex" tag, which crawlers must be allowed
 * to read.
 */
const disallowed = [cartPath, "/profile", "/shelves/", "/cards"];

export function loader({ context }: Route.LoaderArgs) {
  const { url } = settingsOf(context);
  const rules = disallowed.map((path) => `Disallow: ${path}\n`).join("");
  return sharedFile(`User-agent: *\n${rules}\nSitemap: ${url}/sitemap.xml\n`, "text/plain", ["content"]);
}
