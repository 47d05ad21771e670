import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CachedPage } from "./page-cache.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import type { Settings } from "./settings.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Seconds for which an old page may be shown while it is renewed. */
export const staleSeconds = 600;
/** Bytes below which compressing saves nothing. */
const worthCompressing = 1024;

/** What a route says its page shows (`page-tags.ts`), in the response's Cache-Tag header; without it a page is private. */
export const tagHeader = "Cache-Tag";

/** Turns the app's response into one that can be kept and sent: security headers, caching rule, compressed bodies. */
export async function renderedPage(response: Response, settings: Settings): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const tags = (headers[tagHeader.toLowerCase()] ?? "").split(",").filter(Boolean);
  const isPublic = tags.length > 0 && !("set-cookie" in headers);
  if (headers["content-type"]?.startsWith("text/html")) {
    headers["content-security-policy"] = contentSecurityPolicy(body.toString(), settings);
  }
  headers["cache-control"] = isPublic
    ? `public, max-age=0, s-maxage=${settings.pageFreshSeconds}, stale-while-revalidate=${staleSeconds}`
    : "private, no-store";
  if (isPublic && response.status === 200) headers["etag"] = `"${digest(body)}"`;
  return { status: response.status, headers, tags: isPublic ? tags : [], bodies: await compressed(body) };
}

async function compressed(body: Buffer): Promise<CachedPage["bodies"]> {
  if (body.length < worthCompressing) return { identity: body };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };
  const [br, gz] = await Promise.all([brotli(body, quality), zip(body, { level: 6 })]);
  return { identity: body, br, gzip: gz };
}

function digest(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
