import { trustedTypesPolicies } from "../app/http/trusted-types.ts";
import type { Settings } from "./settings/settings.ts";

/** Browsers send violations of the content security policy here. */
export const cspReportsPath = "/csp-reports";

type Headers = Readonly<Record<string, string>>;

/** Headers of every response, including files. */
export function commonHeaders(settings: Settings): Headers {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Images have their own: mails and other sites may show them.
    "Cross-Origin-Resource-Policy": "same-origin",
    // Not "require-corp": it would hide from sign-in whether the identity service can be reached.
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Reporting-Endpoints": `csp="${cspReportsPath}"`,
    ...(settings.url.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** What a page may load and run: only inline scripts with its nonce. */
export function contentSecurityPolicy(nonce: string, settings: Settings): string {
  const { apiUrl, customerApiUrl, extensionsApiUrl, identity, newsletter, analytics } = settings;
  const services = [
    apiUrl,
    customerApiUrl,
    extensionsApiUrl,
    identity.url,
    identity.issuer,
    newsletter.url,
    analytics.url,
  ].flatMap((url) => (url === null ? [] : [originOf(url)]));
  return Object.entries({
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'", "'unsafe-inline'"],
    // Stylesheets are files; only attributes, which have colors and sizes from data, are inline.
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
