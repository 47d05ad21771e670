import { createHash } from "node:crypto";
import type { FirstView } from "./first-view.ts";
import { PageBody } from "./page-body.ts";
import type { CachedPage } from "./page-cache.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import type { Settings } from "./settings.ts";

/** Seconds for which an old page may be shown while it is renewed. */
export const staleSeconds = 600;

/** What a route says its page shows (`page-tags.ts`), in the response's Cache-Tag header; without it a page is private. */
export const tagHeader = "Cache-Tag";

/** Turns the app's response into one that can be kept and sent: security headers, caching rule. */
export async function renderedPage(
  response: Response,
  settings: Settings,
  finish: (html: string) => FirstView,
): Promise<CachedPage> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const view = isPage ? finish(await response.text()) : null;
  const body = view?.bytes ?? Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const tags = (headers[tagHeader.toLowerCase()] ?? "").split(",").filter(Boolean);
  const isPublic = tags.length > 0 && !("set-cookie" in headers);
  if (view) headers["content-security-policy"] = contentSecurityPolicy(view.html, settings);
  headers["cache-control"] = isPublic
    ? `public, max-age=0, s-maxage=${settings.pageFreshSeconds}, stale-while-revalidate=${staleSeconds}`
    : "private, no-store";
  if (isPublic && response.status === 200) headers["etag"] = `"${digest(body)}"`;
  return { status: response.status, headers, tags: isPublic ? tags : [], body: new PageBody(body) };
}

function digest(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
