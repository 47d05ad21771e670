import { negotiatePage } from "./negotiate-page.ts";
import type { CachedPage } from "./cached-page.ts";

export async function pageResponse(request: Request, page: CachedPage): Promise<Response> {
  const { status, headers, coding } = negotiatePage(page, {
    acceptEncoding: request.headers.get("Accept-Encoding"),
    ifNoneMatch: request.headers.get("If-None-Match"),
  });
  if (coding === null) return new Response(null, { status, headers });
  if (isEmpty(status)) return new Response(null, { status, headers });
  const { stream, length } = await page.body.stream(coding);
  return new Response(stream, {
    status,
    headers: length === undefined ? headers : { ...headers, "Content-Length": String(length) },
  });
}

/** Statuses without a body. */
function isEmpty(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
