import type { JsonLd } from "~/seo/page-meta";
import { metaOf } from "~/seo/page-meta";

interface ContentMeta {
  /** The text's front matter. */
  readonly page: { readonly title: string; readonly description: string };
  readonly loaderData: { readonly canonical: string } | undefined;
  readonly jsonLd?: readonly JsonLd[];
}

/** The meta tags of a text page. */
export function contentMeta({ page, loaderData, jsonLd = [] }: ContentMeta) {
  return metaOf({
    title: page.title,
    description: page.description,
    canonical: loaderData?.canonical ?? "",
    jsonLd,
  });
}
