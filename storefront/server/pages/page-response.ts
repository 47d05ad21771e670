import { negotiatePage } from "./negotiate-page.ts";
import type { CachedPage } from "./cached-page.ts";

/** The response for a page. */
export async function pageResponse(request: Request, page: CachedPage): Promise<Response> {
  const { status, headers, coding } = negotiatePage(page, {
    acceptEncoding: request.headers.get("Accept-Encoding"),
    ifNoneMatch: request.headers.get("If-None-Match"),
  });
  if (coding === null) return new Response(null, { status, headers });
  const body = await page.body.in(coding);
  return new Response(isEmpty(status) ? null : (body as Uint8Array<ArrayBuffer>), {
    status,
    headers: { ...headers, ...(!isEmpty(status) && { "Content-Length": String(body.length) }) },
  });
}

/** Statuses without a body. */
function isEmpty(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
