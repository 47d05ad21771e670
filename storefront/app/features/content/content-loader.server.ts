import type { LoaderFunctionArgs } from "react-router-dom";
import { contentTag } from "~/http/page-tags";
import { sharedPage } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";

/** The loader of a text page. Its canonical URL is its only address, because the server redirects other spellings. */
export function contentLoader({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">) {
  return sharedPage({ canonical: settingsOf(context).url + url.pathname }, [contentTag]);
}
