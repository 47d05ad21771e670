import { facetNames } from "../catalog/listing-parameters.ts";

/**
 * The query parameters that each page's rendering depends on. The page cache ignores all others, so a route that reads
 * a new parameter must list it here. Node runs this file directly, hence the file extension in the import.
 */

/** `open` opens a facet without JavaScript. */
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
  // The home page is also the callback of the identity provider.
  [/^\/(index\.html|home)?\/?$/, ["code", "error", "state"]],
  [/^\/(search|direct)\/?$/, listingParameterNames],
  [/^\/(category|brands|collections?)\/./, listingParameterNames],
  [/^\/products\/[^/]+\/?$/, ["color", "size", "variant"]],
  [/^\/(recently-viewed|cards)\/?$/, ["ids"]],
  [/^\/suggestions\/?$/, ["text"]],
  [/^\/newest\/?$/, ["listing"]],
];

/** The parameters of the page at a path. Decodes the path and ignores case, like the router. */
export function pageParameters(path: string): readonly string[] {
  const decoded = decodedPath(path).toLowerCase();
  return pages.find(([pattern]) => pattern.test(decoded))?.[1] ?? none;
}

/** Decodes a path, or returns it unchanged if it is malformed. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
