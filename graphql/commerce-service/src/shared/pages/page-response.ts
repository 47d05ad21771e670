interface PageSources {
  /** Origins that forms lead to, including redirects after a form. */
  readonly forms?: readonly string[];
  /** Other origins from which the page loads images. */
  readonly images?: readonly string[];
}

/** Forbid scripts, framing and caching, and keep the page's secret URL out of other sites' logs. */
export const pageHeaders = ({ forms = [], images = [] }: PageSources = {}): Record<string, string> => ({
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    ["img-src 'self'", ...images].join(" "),
    ["form-action 'self'", ...forms].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  // Not "require-corp", which would block images from merchants' hosts that do not send the header.
  "cross-origin-embedder-policy": "credentialless",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "same-origin",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
});

const headers = pageHeaders();

/** A page as a response. `more` adds headers or replaces the usual ones. */
export function htmlResponse(status: number, page: string, more: Record<string, string> = {}): Response {
  const type = "text/html; charset=utf-8";
  return new Response(page, { status, headers: { ...headers, "content-type": type, ...more } });
}

/** Redirects with a GET, so that reloading or going back does not submit a form again. */
export function seeOther(location: string, more: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { ...headers, location, ...more } });
}
