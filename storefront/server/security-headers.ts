import { createHash } from "node:crypto";
import { trustedTypesPolicies } from "../app/lib/trusted-types.ts";
import type { Settings } from "./settings.ts";

type Headers = Readonly<Record<string, string>>;

/** Headers of every response, files included. */
export function commonHeaders(settings: Settings): Headers {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(settings.url.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** What a rendered page may load and run: its own inline scripts, by their hashes, and nothing else inline. */
export function contentSecurityPolicy(html: string, settings: Settings): string {
  const { apiUrl, customerApiUrl, extensionsApiUrl, identity, newsletter, analytics } = settings;
  const services = [
    apiUrl,
    customerApiUrl,
    extensionsApiUrl,
    identity.url,
    newsletter.url,
    analytics.url,
  ].map(originOf);
  const pictures = [originOf(settings.apiUrl), ...settings.imageOrigins];
  return Object.entries({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inlineScriptHashes(html)],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...services],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypesPolicies,
    ...(settings.url.startsWith("https:") && { "upgrade-insecure-requests": [] }),
  })
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(" "))
    .join("; ");
}

const inlineScript = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;

/** Hashes of the scripts written into a page. Data blocks (JSON-LD) are never run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    if (/\ssrc=/i.test(attributes) || /\stype="application\//i.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

function originOf(url: string): string {
  return new URL(url).origin;
}
