import type { LoaderFunctionArgs } from "react-router";
import { contentTag } from "~/lib/page-tags";
import { sharedPage } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";

/** The loader of a page that is made of text alone. `path` is its one address. */
export const contentLoader =
  (path: string) =>
  ({ context }: Pick<LoaderFunctionArgs, "context">) =>
    sharedPage({ canonical: settingsOf(context).url + path }, [contentTag]);
