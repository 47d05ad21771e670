import { facetNames } from "../catalog/listing-parameters.ts";

/**
 * The query parameters that each page reads while it renders. All others share one cached page, so a route that reads a
 * new one must name it here. Node runs this file directly, hence the file extension in the import.
 */

/** `open` opens a facet without scripts. */
export const listingParameterNames: readonly string[] = [
  "text",
  ...facetNames,
  "minPrice",
  "maxPrice",
  "sort",
  "after",
  "before",
  "page",
  "show",
  "open",
];

const none: readonly string[] = [];

const pages: readonly (readonly [RegExp, readonly string[]])[] = [
  // The identity provider sends shoppers back here.
  [/^\/(index\.html|home)?\/?$/, ["code", "error", "state"]],
  [/^\/(search|direct)\/?$/, listingParameterNames],
  [/^\/(category|brands|collections?)\/./, listingParameterNames],
  [/^\/products\/[^/]+\/?$/, ["color", "size", "variant"]],
  [/^\/(recently-viewed|cards)\/?$/, ["ids"]],
];

/** The parameters of the page with a path. Like the router, it decodes the path and ignores case. */
export function pageParameters(path: string): readonly string[] {
  const decoded = decodedPath(path).toLowerCase();
  return pages.find(([pattern]) => pattern.test(decoded))?.[1] ?? none;
}

/** As it is, if it cannot be decoded. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
