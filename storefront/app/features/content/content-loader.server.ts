import type { LoaderFunctionArgs } from "react-router-dom";
import { contentTag } from "~/http/page-tags";
import { sharedPage } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";

/** Creates the loader of a text page. `path` is its canonical path. */
export const contentLoader =
  (path: string) =>
  ({ context }: Pick<LoaderFunctionArgs, "context">) =>
    sharedPage({ canonical: settingsOf(context).url + path }, [contentTag]);
