import type { PageHead } from "~/lib/page-head";
import { packHead } from "~/lib/page-meta";
import { homePath } from "~/lib/paths";

/** The head of the page that a sign-in comes back to. */
export function signInHead(shopUrl: string): PageHead {
  return packHead({
    title: "Signing you in",
    description: "One moment.",
    canonical: shopUrl + homePath,
    noindex: true,
  });
}
