import { trustedTypesPolicies } from "../app/http/trusted-types.ts";
import type { Settings } from "./settings/settings.ts";

/** The URL to which browsers report violations of the content security policy. */
export const cspReportsPath = "/csp-reports";

type Headers = Readonly<Record<string, string>>;

/** Headers for all responses, files included. */
export function commonHeaders(settings: Settings): Headers {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Images set a different value, because emails and other sites embed them.
    "Cross-Origin-Resource-Policy": "same-origin",
    // "require-corp" would break the check that the identity service is reachable.
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Reporting-Endpoints": `csp="${cspReportsPath}"`,
    ...(settings.url.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=63072000${settings.strictSubdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}

/** What a page may load and run. Inline scripts need its nonce. */
export function contentSecurityPolicy(nonce: string, settings: Settings): string {
  const { apiUrl, customerApiUrl, extensionsApiUrl, identity, marketing, newsletter, analytics } = settings;
  const services = [
    apiUrl,
    customerApiUrl,
    extensionsApiUrl,
    identity.url,
    identity.issuer,
    marketing.url,
    newsletter.url,
    analytics.url,
  ].flatMap((url) => (url === null ? [] : [originOf(url)]));
  return Object.entries({
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'", "'unsafe-inline'"],
    // Inline styles are allowed only in attributes, for colors and sizes that come from data.
    "style-src-elem": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...services],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypesPolicies,
    "report-uri": [cspReportsPath],
    "report-to": ["csp"],
    ...(settings.url.startsWith("https:") && { "upgrade-insecure-requests": [] }),
  })
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(" "))
    .join("; ");
}

function originOf(url: string): string {
  return new URL(url).origin;
}
