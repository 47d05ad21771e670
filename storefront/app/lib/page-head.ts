import type { MetaDescriptor } from "react-router";

/**
 * A page's head as it travels from the loader: descriptors as JSON. What writes them (titles, structured data) stays
 * on the server; browsers download none of it.
 */
export type PageHead = string;

/** The descriptors for a route's `meta`; none for a page that could not be loaded, whose error screen has its own. */
export function headOf(loaderData: { readonly head: PageHead } | undefined): MetaDescriptor[] {
  return loaderData ? (JSON.parse(loaderData.head) as MetaDescriptor[]) : [];
}
