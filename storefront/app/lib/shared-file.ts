/**
 * A file made of the catalogue (a sitemap, a feed): the same for everybody, and purged with the tags it names. It is
 * not a page, so no search engine lists it.
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
