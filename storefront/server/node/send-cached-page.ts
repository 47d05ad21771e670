import type { IncomingMessage, ServerResponse } from "node:http";
import { negotiatePage } from "../pages/negotiate-page.ts";
import type { PageCache } from "../pages/page-cache.ts";

/** Returns whether it did. Skips the conversion to a web request, slower than sending (.github/decisions/0004). */
export function sendCachedPage(
  { method, url = "", headers }: IncomingMessage,
  outgoing: ServerResponse,
  pages: PageCache,
  common: Readonly<Record<string, string>>,
): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const page = pages.fresh(url);
  if (!page) return false;
  const negotiated = negotiatePage(page, {
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
  });
  const body = negotiated.coding && page.body.ready(negotiated.coding);
  if (body === undefined) return false;
  pages.hit(url);
  const length = body && { "content-length": body.length };
  outgoing.writeHead(negotiated.status, { ...common, ...negotiated.headers, ...length });
  outgoing.end(method === "HEAD" ? undefined : body);
  return true;
}
