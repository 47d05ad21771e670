import { metaOf } from "~/seo/page-meta";

interface Page {
  readonly title: string;
  readonly description: string;
}

interface MetaArgs {
  readonly loaderData: { readonly canonical: string } | undefined;
}

/** Creates the `meta` export of a text page from the text's front matter. */
export const contentMeta =
  (page: Page) =>
  ({ loaderData }: MetaArgs) =>
    metaOf({ title: page.title, description: page.description, canonical: loaderData?.canonical ?? "" });
