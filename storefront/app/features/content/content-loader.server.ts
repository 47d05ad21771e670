import type { LoaderFunctionArgs } from "react-router";
import { sharedPage } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";

/** The tag that every page of texts is cached under. */
const contentTag = "content";

/** The loader of a page that is made of text alone. `path` is its one address. */
export const contentLoader =
  (path: string) =>
  ({ context }: Pick<LoaderFunctionArgs, "context">) =>
    sharedPage({ canonical: settingsOf(context).url + path }, [contentTag]);
