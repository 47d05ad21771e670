import * as v from "valibot";
import { address, addresses, count, onOff, port, type Setting, text } from "./setting.ts";

/** Every setting of the storefront, in the order of .github/SETTINGS.md. */
export const definitions = {
  port: {
    name: "STOREFRONT_PORT",
    group: "Shop",
    schema: port,
    default: "3000",
    expects: "a port number from 0 to 65535",
    description: "Port of the storefront; 0 picks any free port.",
  },
  host: {
    name: "STOREFRONT_HOST",
    group: "Shop",
    schema: v.optional(text),
    defaultDescription: "all addresses",
    expects: "an address of this machine",
    description: "Address the storefront listens on.",
  },
  url: {
    name: "STOREFRONT_URL",
    group: "Shop",
    schema: v.optional(address),
    defaultDescription: "`http://localhost:` and the port",
    expects: "an http(s) address",
    description:
      "Where shoppers reach the shop. Canonical links, sign-in and the way back from checkout use it.",
  },
  locale: {
    name: "STOREFRONT_LOCALE",
    group: "Shop",
    schema: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/)),
    default: "en-US",
    expects: "a language and a country like en-US",
    description:
      "Language and country in which the shop sells: the platform's prices and texts, numbers and dates.",
  },
  language: {
    name: "STOREFRONT_LANGUAGE",
    group: "Shop",
    schema: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
    default: "en",
    expects: "the name of a folder in storefront/app/messages, or en-XA or ar-XB",
    description:
      "Language of the shop's own texts, chosen when the storefront is built. Only English comes with it; long texts stay English. `en-XA` (longer, accented) and `ar-XB` (right to left) are made from English and show what is not translated.",
  },
  currency: {
    name: "STOREFRONT_CURRENCY",
    group: "Shop",
    schema: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    default: "USD",
    expects: "a currency code like USD",
    description: "Currency of the prices that the platform returns for that country.",
  },
  publicDemo: {
    name: "CIRCLET_PUBLIC_DEMO",
    group: "Shop",
    schema: onOff,
    default: "off",
    expects: "on or off",
    description:
      "`on` allows the local commerce service, which shows sign-in codes and accepts test cards, on addresses that other machines reach; every page then says that the shop is a demo.",
  },
  behindProxy: {
    name: "STOREFRONT_BEHIND_PROXY",
    group: "Shop",
    schema: onOff,
    default: "off",
    expects: "on or off (`on` only if every request comes through the proxy)",
    description:
      "`on` takes the shopper's address from the end of `X-Forwarded-For`, where the nearest proxy puts it, for the rate limits of the commerce service.",
  },
  processes: {
    name: "STOREFRONT_PROCESSES",
    group: "Shop",
    schema: count(128),
    default: "1",
    expects: "0 to 128 processes",
    description:
      "How many processes serve the shop on this machine; 0 starts one for each core. Each has a page cache of its own, and a purge reaches all.",
  },
  drainSeconds: {
    name: "STOREFRONT_DRAIN_SECONDS",
    group: "Shop",
    schema: count(300),
    default: "0",
    expects: "0 to 300 seconds",
    description:
      "How long the shop still serves after SIGTERM, while `/ready` fails, so that a balancer takes it out first. Requests in progress then have 20 seconds.",
  },
  releasesDirectory: {
    name: "STOREFRONT_RELEASES_DIR",
    group: "Shop",
    schema: v.optional(text),
    defaultDescription: "`storefront/dist/releases`",
    expects: "a folder",
    description:
      "Keeps the scripts and styles of the last three builds, for pages that browsers and CDNs still have. Share it between all machines that serve the shop.",
  },
  imageOrigins: {
    name: "STOREFRONT_IMAGE_ORIGINS",
    group: "Shop",
    schema: addresses,
    default: "https://cdn.shopify.com",
    expects: "http(s) origins, separated by spaces",
    description:
      "Origins besides the commerce service that the shop fetches product images from: https, or this machine.",
  },
  apiUrl: {
    name: "STOREFRONT_API_URL",
    group: "Commerce platform",
    schema: address,
    default: "http://localhost:4000",
    defaultDescription: "the local commerce service",
    expects: "an http(s) address",
    description:
      "The commerce service. Hosted: `https://<store>.myshopify.com`. When set, `start` and `dev` start the storefront only.",
  },
  apiVersion: {
    name: "STOREFRONT_API_VERSION",
    group: "Commerce platform",
    schema: v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}|unstable)$/)),
    default: "2023-10",
    expects: "a version like 2023-10",
    description: "Version of the Storefront API. Hosted: any version the platform still serves.",
  },
  apiToken: {
    name: "STOREFRONT_API_TOKEN",
    group: "Commerce platform",
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,}$/)),
    default: "circlet-demo-storefront-token",
    defaultDescription: "a demo token",
    expects: "8 characters or more, no spaces",
    description:
      "Public Storefront API token; browsers see it. Hosted: *Headless* → Storefront API. The local service verifies it only when it is set.",
  },
  privateToken: {
    name: "STOREFRONT_API_PRIVATE_TOKEN",
    group: "Commerce platform",
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/))),
    defaultDescription: "random, made by `start` and `dev` for the local service",
    expects: "16 characters or more, no spaces",
    description:
      "Private Storefront API token; never sent to browsers. With it, carts changed without JavaScript carry the shopper's address, so that the service limits each shopper and not the shop. Hosted: *Headless* → Storefront API → private access token.",
  },
  apiTimeout: {
    name: "STOREFRONT_API_TIMEOUT",
    group: "Commerce platform",
    schema: v.pipe(count(60_000), v.minValue(50)),
    default: "5000",
    expects: "50 to 60000 milliseconds",
    description: "How long the commerce service may take before the page says it is unavailable.",
  },
  extensionsApiUrl: {
    name: "STOREFRONT_EXTENSIONS_API_URL",
    group: "Commerce platform",
    schema: v.optional(address),
    defaultDescription: "port 4001 of a local commerce service; none for any other",
    expects: "an http(s) address",
    description:
      "Our own service for wishlist, reviews, suggestions and listing texts ([schema](../graphql/schema/extensions.graphql)). Empty: the shop does without them. Required if `PLATFORM_PUBLIC_URL` is not an address of this machine, because browsers use it too.",
  },
  menuHandle: {
    name: "STOREFRONT_MENU",
    group: "Commerce platform",
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
    defaultDescription: "the shop's own links",
    expects: "a menu's handle",
    description:
      "The merchant's menu for the header. Hosted: *Content → Menus*, such as `main-menu`. Without it, or if it has no usable link, the header has the links of the demo shop.",
  },
  webhookSecret: {
    name: "STOREFRONT_WEBHOOK_SECRET",
    group: "Commerce platform",
    schema: v.optional(v.pipe(v.string(), v.minLength(16))),
    defaultDescription: "random, made by `start` and `dev`",
    expects: "16 characters or more",
    description:
      "Signs the platform's product webhooks to `/webhooks/products`, which refresh cached pages. Hosted: *Settings → Notifications → Webhooks*, topics *Product creation*, *update* and *deletion*.",
  },
  customerApiUrl: {
    name: "STOREFRONT_CUSTOMER_API_URL",
    group: "Sign-in",
    schema: v.optional(address),
    defaultDescription: "`<STOREFRONT_API_URL>/account/customer/api/unstable/graphql`",
    expects: "an http(s) address",
    description: "Customer Account API. Hosted: *Headless* → Customer Account API.",
  },
  identityUrl: {
    name: "STOREFRONT_IDENTITY_URL",
    group: "Sign-in",
    schema: v.optional(address),
    defaultDescription: "the commerce service",
    expects: "an http(s) address",
    description: "Where customers sign in. Hosted: `https://shopify.com`.",
  },
  identityShopId: {
    name: "STOREFRONT_SHOP_ID",
    group: "Sign-in",
    schema: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    default: "1",
    expects: "digits",
    description:
      "The shop's id in the sign-in addresses. Hosted: the digits in the endpoints under *Headless* → Customer Account API.",
  },
  identityClientId: {
    name: "STOREFRONT_CUSTOMER_CLIENT_ID",
    group: "Sign-in",
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
    default: "circlet-storefront",
    expects: "a client id",
    description: "The public client that signs customers in. Hosted: on the same page.",
  },
  identityFlow: {
    name: "STOREFRONT_SIGN_IN_FLOW",
    group: "Sign-in",
    schema: v.picklist(["token-exchange", "direct"]),
    default: "token-exchange",
    expects: "token-exchange or direct",
    description:
      "Whether the sign-in token is exchanged for one of the Customer Account API, or already is one. Hosted: `token-exchange` if the authorization endpoint is `https://shopify.com/<shop id>/auth/…`, `direct` if it is `https://shopify.com/authentication/<shop id>/…`.",
  },
  identityIssuer: {
    name: "STOREFRONT_IDENTITY_ISSUER",
    group: "Sign-in",
    schema: v.optional(address),
    defaultDescription: "`<STOREFRONT_IDENTITY_URL>/authentication/<shop id>`",
    expects: "an http(s) address",
    description:
      "Issuer of the id tokens. Hosted: `https://customer.login.shopify.com` with `token-exchange`, the default with `direct`.",
  },
  marketingUrl: {
    name: "STOREFRONT_MARKETING_URL",
    group: "Marketing",
    schema: v.optional(address),
    defaultDescription: "the commerce service",
    expects: "an http(s) address",
    description: "Email marketing tool for the newsletter. Hosted: `https://a.klaviyo.com`.",
  },
  marketingKey: {
    name: "STOREFRONT_MARKETING_KEY",
    group: "Marketing",
    schema: v.optional(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
    defaultDescription: "a demo key, locally",
    expects: "letters and digits",
    description: "The tool's public API key: *Account* → Settings → API keys.",
  },
  newsletterList: {
    name: "STOREFRONT_NEWSLETTER_LIST",
    group: "Marketing",
    schema: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
    default: "NEWSLT",
    expects: "letters and digits",
    description: "Id of the mailing list: *Lists & segments* → the list's settings.",
  },
  analyticsUrl: {
    name: "STOREFRONT_ANALYTICS_URL",
    group: "Marketing",
    schema: v.optional(address),
    defaultDescription: "the commerce service",
    expects: "an http(s) address",
    description:
      "Analytics tool (GA4). Hosted: `https://www.google-analytics.com`. It gets nothing before the shopper consents.",
  },
  analyticsId: {
    name: "STOREFRONT_ANALYTICS_ID",
    group: "Marketing",
    schema: v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,20}$/))),
    defaultDescription: "a demo id, locally",
    expects: "G- and letters or digits",
    description: "Measurement id: *Admin* → Data streams.",
  },
  pageFreshSeconds: {
    name: "STOREFRONT_PAGE_FRESH_SECONDS",
    group: "Page cache",
    schema: count(86_400),
    default: "10",
    expects: "0 to 86400 seconds",
    description:
      "How long a rendered page is served unchanged. After that it is still served while a new one renders. 0 renders every page for every request.",
  },
  pageCacheSize: {
    name: "STOREFRONT_PAGE_CACHE_SIZE",
    group: "Page cache",
    schema: count(100_000),
    default: "500",
    expects: "0 to 100000 pages",
    description: "How many rendered pages stay in memory.",
  },
  pageCacheMegabytes: {
    name: "STOREFRONT_PAGE_CACHE_MEGABYTES",
    group: "Page cache",
    schema: count(100_000),
    default: "100",
    expects: "0 to 100000 megabytes",
    description: "How much memory rendered pages may use, in all of their content codings.",
  },
  concurrentRenders: {
    name: "STOREFRONT_CONCURRENT_RENDERS",
    group: "Page cache",
    schema: v.pipe(count(10_000), v.minValue(1)),
    default: "64",
    expects: "1 to 10000 pages",
    description:
      "How many pages may render at the same time. Beyond that, pages that are not in memory answer 503 with Retry-After.",
  },
  metricsPort: {
    name: "STOREFRONT_METRICS_PORT",
    group: "Monitoring",
    schema: v.optional(port),
    defaultDescription: "none",
    expects: "a port number from 0 to 65535",
    description:
      "Port of `/metrics` for Prometheus: pages from memory and rendered, render times, purges, requests to other services, memory. Shoppers must not reach it.",
  },
  accessLog: {
    name: "STOREFRONT_ACCESS_LOG",
    group: "Monitoring",
    schema: onOff,
    default: "off",
    expects: "on or off",
    description:
      "`on` writes a JSON line for each request to standard output: time, request id, trace id of `traceparent`, method, path without its query, status and duration.",
  },
  tracesUrl: {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    group: "Monitoring",
    schema: v.optional(address),
    defaultDescription: "none",
    expects: "an http(s) address",
    description:
      "OpenTelemetry collector (OTLP over HTTP) that gets a trace of every request that renders, with its requests to other services. `OTEL_EXPORTER_OTLP_HEADERS` works, too.",
  },
  tracedShare: {
    name: "OTEL_TRACES_SAMPLER_ARG",
    group: "Monitoring",
    schema: v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/), v.transform(Number)),
    default: "1",
    expects: "a share from 0 to 1",
    description: "The share of requests that are traced.",
  },
} as const satisfies Record<string, Setting>;
