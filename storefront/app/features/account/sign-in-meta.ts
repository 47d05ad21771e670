import { metaOf } from "~/seo/page-meta";
import { homePath } from "~/paths";
import * as messages from "~/messages/en/sign-in";

/** The meta tags of the page that completes a sign-in. */
export function signInMeta(shopUrl: string) {
  return metaOf({
    title: messages.pageTitle,
    description: messages.oneMoment,
    canonical: shopUrl + homePath,
    noindex: true,
  });
}
