import type { IncomingMessage, ServerResponse } from "node:http";
import type { Settings } from "../settings.ts";

/** Request headers that storefront clients send. */
const allowedHeaders = [
  "authorization",
  "content-type",
  "revision",
  "x-shopify-storefront-access-token",
  "x-shopify-storefront-id",
  "x-sdk-variant",
  "x-sdk-variant-source",
  "x-sdk-version",
].join(", ");

/**
 * Lets pages of the storefront's own origin read the answer, and answers their preflight requests. While the
 * storefront is on this machine, any origin on this machine is: it may be on another port, or under another name.
 */
export function allowStorefront(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  settings: Settings,
): "answered" | "go on" {
  response.setHeader("vary", "origin");
  const { origin } = headers;
  if (origin !== undefined && isStorefront(origin, settings.storefrontUrl)) {
    response.setHeader("access-control-allow-origin", origin);
  }
  if (method !== "OPTIONS") return "go on";
  response.writeHead(204, {
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": allowedHeaders,
    "access-control-max-age": "7200",
  });
  response.end();
  return "answered";
}

/** Whether a page of this origin is the storefront's. */
export function isStorefront(origin: string, storefrontUrl: string): boolean {
  const storefront = new URL(storefrontUrl);
  if (origin === storefront.origin) return true;
  return isLoopback(storefront) && URL.canParse(origin) && isLoopback(new URL(origin));
}

export function isLoopback({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
