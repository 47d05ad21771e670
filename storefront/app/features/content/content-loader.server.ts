import { data, type LoaderFunctionArgs, redirect } from "react-router-dom";
import { contentTag } from "~/http/page-tags";
import { sharedPage } from "~/http/route-data";
import { shows } from "~/promises/promises";
import { policyPath, privacyPath, termsPath } from "~/shop/paths";
import { settingsOf } from "~/settings/settings.server";

/** The loader of a text page. Its canonical URL is its only address, because the server redirects other spellings. */
export function contentLoader({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">) {
  return sharedPage({ canonical: settingsOf(context).url + url.pathname }, [contentTag]);
}

/** The merchant's policies in the places of the company's texts. */
const policies = new Map([
  [termsPath, "terms-of-service"],
  [privacyPath, "privacy-policy"],
]);

/** The loader of a page whose text is the company's: not found in another shop than the demo until it has a company. */
export function longPageLoader(request: Pick<LoaderFunctionArgs, "context" | "url">) {
  if (shows("long-pages")) return contentLoader(request);
  const headers = { "Cache-Tag": contentTag };
  const policy = policies.get(request.url.pathname);
  throw policy ? redirect(policyPath(policy), { headers }) : data(null, { status: 404, headers });
}
