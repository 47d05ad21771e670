/**
 * A file built from the catalog (a sitemap, a feed): the same for everybody, and purged by its tags. It is not a page,
 * so search engines must not list it.
 */
export function sharedFile(body: string, contentType: string, tags: readonly string[]): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${contentType}; charset=utf-8`,
      "Cache-Tag": tags.join(","),
      "X-Robots-Tag": "noindex",
    },
  });
}
