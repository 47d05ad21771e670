import { cartPath } from "~/lib/paths";
import { settingsOf } from "~/lib/settings.server";
import { sharedFile } from "~/lib/shared-file";
import type { Route } from "./+types/robots";

/** What is one shopper's own, and what only scripts ask for. Filtered listings say "noindex" themselves, which only who may read them sees. */
const disallowed = [cartPath, "/profile", "/shelves/"];

export function loader({ context }: Route.LoaderArgs) {
  const { url } = settingsOf(context);
  const rules = disallowed.map((path) => `Disallow: ${path}\n`).join("");
  return sharedFile(`User-agent: *\n${rules}\nSitemap: ${url}/sitemap.xml\n`, "text/plain", ["content"]);
}
