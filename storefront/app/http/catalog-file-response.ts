/** Cached for everyone and purged by tag. Search engines must not list it as a page. */
export function catalogFileResponse(
  body: string | ReadableStream<Uint8Array>,
  contentType: string,
  tags: readonly string[],
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${contentType}; charset=utf-8`,
      "Cache-Tag": tags.join(","),
      "X-Robots-Tag": "noindex",
    },
  });
}
