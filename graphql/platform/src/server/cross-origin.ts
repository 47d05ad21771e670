import type { IncomingMessage, ServerResponse } from "node:http";
import type { Settings } from "../settings/settings.ts";
import { isLoopback } from "./host-name.ts";

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
 * Adds CORS headers for the storefront's origin and responds to preflight requests. While the storefront runs on this
 * machine, any local origin is allowed: it may use another port or another host name.
 */
export function allowStorefront(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  settings: Settings,
): "handled" | "continue" {
  response.setHeader("vary", "origin");
  const { origin } = headers;
  if (origin !== undefined && isStorefront(origin, settings.storefrontUrl)) {
    response.setHeader("access-control-allow-origin", origin);
    response.setHeader("access-control-expose-headers", "retry-after");
  }
  if (method !== "OPTIONS") return "continue";
  response.writeHead(204, {
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": allowedHeaders,
    "access-control-max-age": "7200",
  });
  response.end();
  return "handled";
}

/** The same for an API that pages of every origin may use, as the storefront API: it takes no cookies. */
export function allowAnyOrigin(
  { method }: IncomingMessage,
  response: ServerResponse,
): "handled" | "continue" {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "retry-after");
  if (method !== "OPTIONS") return "continue";
  response.writeHead(204, {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": `${allowedHeaders}, *`,
    "access-control-max-age": "7200",
  });
  response.end();
  return "handled";
}

/** Whether the origin is the storefront's. */
export function isStorefront(origin: string, storefrontUrl: string): boolean {
  const storefront = new URL(storefrontUrl);
  if (origin === storefront.origin) return true;
  return isLoopback(storefront) && URL.canParse(origin) && isLoopback(new URL(origin));
}
