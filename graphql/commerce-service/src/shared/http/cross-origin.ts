import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Settings } from "../settings/settings.ts";
import { isStorefront } from "@circlet/service-kit/http/storefront-origin";

/** Request headers that storefront clients send. */
const requestHeaders = [
  "authorization",
  "content-type",
  "revision",
  "x-shopify-storefront-access-token",
  "x-shopify-storefront-id",
  "x-sdk-variant",
  "x-sdk-variant-source",
  "x-sdk-version",
];

const exposeHeaders = ["retry-after", "x-shopify-api-version"];

/** Seconds that a browser keeps the response to a preflight request. */
const maxAge = 7200;

export function allowStorefront({ storefrontUrl }: Pick<Settings, "storefrontUrl">): MiddlewareHandler {
  return cors({
    origin: (origin) => (isStorefront(origin, storefrontUrl) ? origin : null),
    allowMethods: ["POST"],
    allowHeaders: requestHeaders,
    exposeHeaders,
    maxAge,
  });
}

/** Allows pages of every origin to use an API that takes no cookies, such as the storefront API. */
export function allowAnyOrigin(): MiddlewareHandler {
  return cors({
    origin: "*",
    allowMethods: ["GET", "POST"],
    allowHeaders: [...requestHeaders, "*"],
    exposeHeaders,
    maxAge,
  });
}
