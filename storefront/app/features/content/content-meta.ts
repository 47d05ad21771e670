import type { JsonLd } from "~/lib/page-meta";
import { metaOf } from "~/lib/page-meta";

interface ContentMeta {
  /** What the text says about itself. */
  readonly page: { readonly title: string; readonly description: string };
  readonly loaderData: { readonly canonical: string } | undefined;
  readonly jsonLd?: readonly JsonLd[];
}

/** The head of a page of text. */
export function contentMeta({ page, loaderData, jsonLd = [] }: ContentMeta) {
  return metaOf({
    title: page.title,
    description: page.description,
    canonical: loaderData?.canonical ?? "",
    jsonLd,
  });
}
