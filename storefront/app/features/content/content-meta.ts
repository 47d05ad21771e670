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
  ({ title, description }: Page) =>
  ({ loaderData }: MetaArgs) =>
    metaOf({ title, description, canonical: loaderData?.canonical ?? "" });
