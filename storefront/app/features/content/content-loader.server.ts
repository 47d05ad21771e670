import { data, type LoaderFunctionArgs } from "react-router-dom";
import { contentTag } from "~/http/page-tags";
import { sharedPage } from "~/http/route-data";
import { shows } from "~/promises/promises";
import { settingsOf } from "~/settings/settings.server";

/** The loader of a text page. Its canonical URL is its only address, because the server redirects other spellings. */
export function contentLoader({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">) {
  return sharedPage({ canonical: settingsOf(context).url + url.pathname }, [contentTag]);
}

/** The loader of a page whose text is the company's: not found in another shop than the demo until it has a company. */
export function longPageLoader(request: Pick<LoaderFunctionArgs, "context" | "url">) {
  if (!shows("long-pages")) throw data(null, { status: 404, headers: { "Cache-Tag": contentTag } });
  return contentLoader(request);
}
