import { metaOf } from "~/seo/page-meta";
import { homePath } from "~/paths";

/** The head of the page that completes a sign-in. */
export function signInMeta(shopUrl: string) {
  return metaOf({
    title: "Signing you in",
    description: "One moment.",
    canonical: shopUrl + homePath,
    noindex: true,
  });
}
