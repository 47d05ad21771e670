import { negotiatePage } from "./negotiate-page.ts";
import type { CachedPage } from "./cached-page.ts";

export async function pageResponse(request: Request, page: CachedPage): Promise<Response> {
  const { status, headers, coding } = negotiatePage(page, {
    acceptEncoding: request.headers.get("Accept-Encoding"),
    ifNoneMatch: request.headers.get("If-None-Match"),
  });
  if (coding === null) return new Response(null, { status, headers });
  if (isEmpty(status)) return new Response(null, { status, headers });
  const body = await page.body.in(coding);
  return new Response(sharedStream(body), {
    status,
    headers: { ...headers, "Content-Length": String(body.length) },
  });
}

/** All readers of a page share its bytes: a response made of bytes would copy them for each. */
function sharedStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Statuses without a body. */
function isEmpty(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
