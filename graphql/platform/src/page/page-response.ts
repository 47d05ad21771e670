import type { ServerResponse } from "node:http";
import { type Asset, assetFolder } from "./assets.ts";

/**
 * Nothing runs, nothing is framed, nothing is kept, and the address (which is a secret) goes to nobody else. Browsers
 * hold `formTargets` against the redirects that follow a form, too, so a form that leads on to the shop names it.
 */
export const pageHeaders = (formTargets: readonly string[] = ["'self'"]): Record<string, string> => ({
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' https:",
    `form-action ${formTargets.join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "same-origin",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
});

const headers = pageHeaders();

export function sendPage(
  response: ServerResponse,
  status: number,
  page: string,
  more: Record<string, string> = {},
): void {
  const type = "text/html; charset=utf-8";
  response.writeHead(status, { ...headers, "content-type": type, ...more });
  response.end(page);
}

/** Leads on with a GET, so that a reload or the back button sends no form again. */
export function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { ...headers, location });
  response.end();
}

export function sendAsset(response: ServerResponse, path: string, asset: Asset): void {
  // An old version's address still answers, but is asked for again.
  const current = path.startsWith(assetFolder);
  response.writeHead(200, {
    "content-type": asset.type,
    "content-length": asset.body.length,
    "cache-control": current ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
  });
  response.end(asset.body);
}
