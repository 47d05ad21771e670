import { withLateStart } from "./late-start.ts";
import { contentSecurityPolicy } from "../security-headers.ts";
import type { Settings } from "../settings/settings.ts";
import { type Compression, PageBody } from "./page-body.ts";
import type { CachedPage } from "./cached-page.ts";
import { digestOf, hex } from "./bytes.ts";
import { cacheControl } from "./page-lifetime.ts";

export interface RenderedPageOptions {
  readonly nonce: string;
  readonly settings: Settings;
  readonly compression: Compression;
}

/** Converts the app's response to a cacheable page with security and cache headers. */
export async function renderedPage(response: Response, options: RenderedPageOptions): Promise<CachedPage> {
  const { nonce, compression, settings } = options;
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const bytes = isPage
    ? new TextEncoder().encode(withLateStart(await response.text(), nonce))
    : new Uint8Array(await response.arrayBuffer());
  const page = await cacheablePage(response, {
    digest: () => digestOf(bytes),
    body: new PageBody(bytes, compression),
    settings,
  });
  return isPage
    ? {
        ...page,
        headers: { ...page.headers, "content-security-policy": contentSecurityPolicy(nonce, settings) },
      }
    : page;
}

interface Rendered {
  readonly digest: () => Promise<string>;
  readonly body: CachedPage["body"];
  readonly settings: Settings;
}

/** A response whose body has been read. */
export async function cacheablePage(
  { status, headers: sent }: Response,
  { digest, body, settings }: Rendered,
): Promise<CachedPage> {
  const headers = Object.fromEntries(sent);
  // A route's cache tags (`page-tags.ts`). Pages without them are private, and so are those that failed to render.
  const tags = (headers["cache-tag"] ?? "").split(",").filter(Boolean);
  const isError = status >= 400 && status !== 404;
  const isPublic = tags.length > 0 && !("set-cookie" in headers) && !isError;
  if (!isPublic) delete headers["cache-tag"];
  headers["cache-control"] = isPublic ? cacheControl(status, settings) : "private, no-store";
  // Fastly's name for cache tags.
  if (isPublic && settings.fastlyService) headers["surrogate-key"] = tags.join(" ");
  // Redirects have the same body, whatever their target.
  if (isPublic && !("location" in headers)) headers["etag"] = `"${await digest()}"`;
  return { status, headers, renderedAt: performance.now(), tags: isPublic ? tags : [], body };
}

/** 128 random bits. */
export function createNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
