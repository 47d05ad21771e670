import * as v from "valibot";
import type { ServiceSettings } from "../app/apollo/service-settings.ts";
import type { AnalyticsSettings } from "../app/lib/events/analytics-settings.ts";
import { analyticsSettings, analyticsTable } from "./analytics-settings.ts";
import { type CustomerSettings, customerSettings, customerTable } from "./customer-settings.ts";
import { isLoopback } from "./loopback.ts";
import { address, addresses, count, port, type Setting, text } from "./setting.ts";

const table = {
  port: {
    name: "STOREFRONT_PORT",
    schema: port,
    default: "3000",
    expects: "a port number from 0 to 65535",
    meaning: "The port the shop listens on; 0 takes any free one.",
  },
  host: {
    name: "STOREFRONT_HOST",
    schema: v.optional(text),
    expects: "an address of this machine to listen on",
    meaning: "The address to listen on; without it, all of this machine's.",
  },
  url: {
    name: "STOREFRONT_URL",
    schema: v.optional(address),
    expects: "an http(s) address",
    meaning:
      "Where shoppers reach the shop; canonical links start with it. Default: http://localhost and the port.",
  },
  apiUrl: {
    name: "STOREFRONT_API_URL",
    schema: address,
    default: "http://localhost:4000",
    expects: "the http(s) address of the commerce service",
    meaning: "The commerce service. Hosted: https://<store>.myshopify.com, the store's own host.",
  },
  apiVersion: {
    name: "STOREFRONT_API_VERSION",
    schema: v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}|unstable)$/)),
    default: "2023-10",
    expects: "a version like 2023-10",
    meaning:
      "The storefront API's version. Hosted: any that is still served; every operation is valid in the newest.",
  },
  apiToken: {
    name: "STOREFRONT_API_TOKEN",
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,}$/)),
    default: "circlet-demo-storefront-token",
    expects: "at least 8 characters without spaces",
    meaning:
      "The public storefront access token, which browsers see. Hosted: Settings → Apps → Headless → Storefront API.",
  },
  customerApiUrl: {
    name: "STOREFRONT_CUSTOMER_API_URL",
    schema: v.optional(address),
    expects: "an http(s) address",
    meaning:
      "The customer account API. Hosted: the address in Headless → Customer Account API. Default: a path of the commerce service.",
  },
  extensionsApiUrl: {
    name: "STOREFRONT_EXTENSIONS_API_URL",
    schema: v.optional(address),
    expects: "an http(s) address",
    meaning:
      "Our own back-end service (wishlist, reviews, suggestions). Default: port 4001 of this machine when the commerce service is on it, else a path of the commerce service.",
  },
  apiTimeout: {
    name: "STOREFRONT_API_TIMEOUT",
    schema: v.pipe(count(60_000), v.minValue(50)),
    default: "5000",
    expects: "50 to 60000 milliseconds",
    meaning:
      "How long (ms) the commerce service may take for an answer before the page says that it is not available.",
  },
  ...customerTable,
  ...analyticsTable,
  imageOrigins: {
    name: "STOREFRONT_IMAGE_ORIGINS",
    schema: addresses,
    default: "https://cdn.shopify.com",
    expects: "http(s) origins, split by spaces",
    meaning: "Hosts besides the commerce service that pictures may come from.",
  },
  pageFreshSeconds: {
    name: "STOREFRONT_PAGE_FRESH_SECONDS",
    schema: count(86_400),
    default: "10",
    expects: "0 to 86400 seconds",
    meaning:
      "How long a rendered page is served again as it is; later it is renewed behind the shopper's back. 0 renders every page anew.",
  },
  webhookSecret: {
    name: "STOREFRONT_WEBHOOK_SECRET",
    schema: v.optional(v.pipe(v.string(), v.minLength(16))),
    expects: "at least 16 characters",
    meaning:
      "Signs the commerce service's messages about changed products, whose pages are then rendered anew at once. Hosted: Settings → Notifications → Webhooks.",
  },
  pageCacheSize: {
    name: "STOREFRONT_PAGE_CACHE_SIZE",
    schema: count(100_000),
    default: "500",
    expects: "0 to 100000 pages",
    meaning: "How many rendered pages are kept in memory.",
  },
} as const satisfies Record<string, Setting>;

/** What the settings are called in the environment. */
export const settingNames: readonly string[] = Object.values(table).map(({ name }) => name);

type Table = typeof table;
type Read = { readonly [Key in keyof Table]: v.InferOutput<Table[Key]["schema"]> };

/** The storefront's settings, complete: what was left out has its default. */
export type Settings = Omit<
  Read,
  "url" | keyof ServiceSettings | keyof typeof customerTable | keyof typeof analyticsTable
> &
  ServiceSettings &
  CustomerSettings & { readonly url: string; readonly analytics: AnalyticsSettings };

/** A setting that cannot be used; the message names it and says what it should be. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** Reads and checks the settings, once, at the start of a process. Throws `SettingError` with every wrong one. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const mistakes: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting>(table)) {
    const parsed = v.safeParse(setting.schema, environment[setting.name] || setting.default);
    if (parsed.success) values[key] = parsed.output;
    else mistakes.push(`${setting.name} must be ${setting.expects}`);
  }
  if (mistakes.length > 0) throw new SettingError(mistakes.join("\n"));
  return withDefaults(values as Read);
}

function withDefaults(read: Read): Settings {
  return {
    ...read,
    ...customerSettings(read, read.apiUrl),
    analytics: analyticsSettings(read, read.apiUrl),
    url: read.url ?? `http://localhost:${read.port}`,
    customerApiUrl: read.customerApiUrl ?? `${read.apiUrl}/account/customer/api/unstable/graphql`,
    extensionsApiUrl: read.extensionsApiUrl ?? extensionsBeside(read.apiUrl),
  };
}

/** On this machine the extensions service has a port of its own; elsewhere a gateway may lead to it. */
function extensionsBeside(apiUrl: string): string {
  const { protocol, hostname } = new URL(apiUrl);
  return isLoopback(apiUrl) ? `${protocol}//${hostname}:4001` : `${apiUrl}/extensions`;
}
