import {
  address,
  addresses,
  count,
  matching,
  onOff,
  optionalAddress,
  port,
  secret,
  type Setting,
} from "@circlet/service-kit/settings/setting";
import {
  behindProxy,
  content,
  postalAddress,
  privateToken,
  promises,
  shopName,
  valkeyUrl,
  webhookSecret,
} from "@circlet/service-kit/settings/shared-settings";
import { imageFolder, sharedImageHost } from "@circlet/service-kit/image-folder";
import * as v from "valibot";

/** Storefronts of other markets: "en-CA=https://ca.shop.example". */
const marketAddresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(/\s+/).filter(Boolean)),
  v.array(
    v.pipe(
      matching(/^[a-z]{2}-[A-Z]{2}=https?:\/\/[^\s;,'"<>/]+$/),
      v.transform((pair) => ({ locale: pair.slice(0, 5), url: pair.slice(6) })),
    ),
  ),
);

/** The shop would show any store's images as its own. */
function isOfAllStores(origin: string): boolean {
  const url = URL.parse(`${origin}/`);
  return url?.origin === sharedImageHost && imageFolder(url) === sharedImageHost;
}

/** Origins, or folders on them: "https://cdn.shopify.com/s/files/1/0123/4567/8901". */
const imageOrigins = v.pipe(
  v.string(),
  v.transform((list) => list.split(/\s+/).filter(Boolean)),
  v.array(
    v.pipe(
      matching(/^https?:\/\/[^\s;,'"/]+(\/[\w.~-]+)*\/?$/),
      v.check((origin) => !isOfAllStores(origin)),
    ),
  ),
);

const shop = {
  port: {
    name: "STOREFRONT_PORT",
    ...port,
    default: "3000",
    description: "Port of the storefront; 0 picks any free port.",
  },
  host: {
    name: "STOREFRONT_HOST",
    schema: v.optional(v.string()),
    defaultDescription: "all addresses",
    expects: "an address of this machine",
    description: "Address the storefront listens on.",
  },
  url: {
    name: "STOREFRONT_URL",
    ...optionalAddress,
    defaultDescription: "`http://localhost:` and the port",
    description:
      "Where shoppers reach the shop. Canonical links, sign-in and the way back from checkout use it, and pages on other host names lead there, so proxies must pass the host on.",
  },
  shopName,
  postalAddress,
  locale: {
    name: "STOREFRONT_LOCALE",
    schema: matching(/^[a-z]{2}-[A-Z]{2}$/),
    default: "en-US",
    expects: "a language and a country like en-US",
    description:
      "Language and country in which the shop sells: the platform's prices and texts, numbers and dates.",
  },
  language: {
    name: "STOREFRONT_LANGUAGE",
    schema: matching(/^[a-z]{2}(-[A-Z]{2})?$/),
    default: "en",
    expects: "the name of a folder in storefront/app/messages, or en-XA or ar-XB",
    description:
      "Language of the shop's own texts, chosen when the storefront is built. Only English comes with it; long texts stay English. `en-XA` (longer, accented) and `ar-XB` (right to left) are made from English and show what is not translated.",
  },
  currency: {
    name: "STOREFRONT_CURRENCY",
    schema: matching(/^[A-Z]{3}$/),
    default: "USD",
    expects: "a currency code like USD",
    description: "Currency of the prices that the platform returns for that country.",
  },
  otherMarkets: {
    name: "STOREFRONT_MARKETS",
    schema: v.optional(marketAddresses),
    defaultDescription: "none: the shop has one market",
    expects: "pairs like en-CA=https://ca.shop.example, separated by spaces",
    description:
      "The storefronts of the merchant's other markets: language, country and address. The footer links to those whose country the platform sells to, and search engines learn of them.",
  },
  publicDemo: {
    name: "CIRCLET_PUBLIC_DEMO",
    ...onOff,
    default: "off",
    description:
      "`on` allows the local commerce service, which shows sign-in codes and accepts test cards, on addresses that other machines reach; every page then says that the shop is a demo.",
  },
  strictSubdomains: {
    name: "STOREFRONT_HSTS_SUBDOMAINS",
    ...onOff,
    default: "off",
    description:
      "`on` makes browsers use https for all subdomains of the shop's host, too, for two years. Only if every one of them has it: there is no way back.",
  },
  content,
  promises,
  behindProxy: { name: "STOREFRONT_BEHIND_PROXY", ...behindProxy },
  processes: {
    name: "STOREFRONT_PROCESSES",
    ...count(0, 128, "processes"),
    default: "1",
    description:
      "How many processes serve the shop on this machine; 0 starts one for each core. Each has a page cache of its own, and a purge reaches all.",
  },
  drainSeconds: {
    name: "STOREFRONT_DRAIN_SECONDS",
    ...count(0, 300, "seconds"),
    default: "0",
    description:
      "How long the shop still serves after SIGTERM, while `/ready` fails, so that load balancers stop using it. Requests in progress then have 20 seconds.",
  },
  releasesDirectory: {
    name: "STOREFRONT_RELEASES_DIR",
    schema: v.optional(v.string()),
    defaultDescription: "`storefront/dist/releases`",
    expects: "a folder",
    description:
      "Keeps the scripts and styles of the last three builds, for pages that browsers and CDNs still have. Share it between all machines that serve the shop.",
  },
  imageOrigins: {
    name: "STOREFRONT_IMAGE_ORIGINS",
    schema: v.optional(imageOrigins),
    defaultDescription: "the folder of `STOREFRONT_SHOP_ID` on cdn.shopify.com; none with a local service",
    expects:
      "http(s) origins, separated by spaces, each with or without a path; on cdn.shopify.com a store's folder",
    description:
      "Where the shop fetches product images from, besides the commerce service: https, or this machine. A path allows that folder only. `npx pnpm run doctor` names those that the store's images need.",
  },
  offlinePages: {
    name: "STOREFRONT_OFFLINE",
    ...onOff,
    default: "on",
    description:
      "Whether browsers keep the pages that a shopper has seen for when there is no connection. `off` also removes the service worker and its pages from browsers that have them, at their next visit, and with it alerts on devices.",
  },
  previewSecret: {
    name: "STOREFRONT_PREVIEW_SECRET",
    schema: v.optional(secret(16)),
    defaultDescription: "none: there are no previews",
    expects: "16 characters or more, no spaces",
    description:
      "Signs the links that show a brand's draft theme (`npx pnpm preview-link BRAND`). A new value ends all of them. Secret.",
  },
} as const satisfies Record<string, Setting>;

const platform = {
  apiUrl: {
    name: "STOREFRONT_API_URL",
    ...address,
    default: "http://localhost:4000",
    defaultDescription: "the local commerce service",
    description:
      "The commerce service. Hosted: `https://<store>.myshopify.com`. When set, `start` and `dev` start the storefront only.",
  },
  apiVersion: {
    name: "STOREFRONT_API_VERSION",
    schema: matching(/^(\d{4}-\d{2}|unstable)$/),
    default: "2023-10",
    expects: "a version like 2023-10",
    description: "Version of the Storefront API. Hosted: any version the platform still serves.",
  },
  apiToken: {
    name: "STOREFRONT_API_TOKEN",
    schema: secret(8),
    default: "circlet-demo-storefront-token",
    defaultDescription: "a demo token",
    expects: "8 characters or more, no spaces",
    description:
      "Public Storefront API token; browsers see it. Hosted: *Headless* → Storefront API. The local service verifies it only when it is set.",
  },
  privateToken: {
    ...privateToken,
    defaultDescription: "random, made by `start` and `dev` for the local service",
    description:
      "Private Storefront API token; never sent to browsers. Cart changes then include the shopper's address, so that rate limits apply to each shopper and not to the shop. Hosted: *Headless* → Storefront API → private access token.",
  },
  apiTimeout: {
    name: "STOREFRONT_API_TIMEOUT",
    ...count(50, 60_000, "milliseconds"),
    default: "5000",
    description: "How long the commerce service may take before the page says it is unavailable.",
  },
  extensionsApiUrl: {
    name: "STOREFRONT_EXTENSIONS_API_URL",
    ...optionalAddress,
    defaultDescription: "port 4001 of a local commerce service; none for any other",
    description:
      "The [extensions service](../graphql/extensions/README.md): wishlist, saved searches and alerts, reviews, suggestions and listing texts. Empty: the shop does without them. Required if `PLATFORM_PUBLIC_URL` is not an address of this machine, because browsers use it too.",
  },
  menuHandle: {
    name: "STOREFRONT_MENU",
    schema: v.optional(matching(/^[\w-]{1,100}$/)),
    defaultDescription: "`main-menu`; with the demo's content, the links in the code",
    expects: "a menu's handle",
    description:
      "The merchant's menu for the header. Hosted: *Content → Menus*. If it has no usable link, the header leads to all items and brands.",
  },
  orderStatusUrl: {
    name: "STOREFRONT_ORDER_STATUS_URL",
    ...optionalAddress,
    defaultDescription: "the page of a local commerce service; none for any other",
    description:
      "Where guests find an order by number and email. Hosted stores have no such page of their own: `/order-status` then says that the order's email has the link. Set it if an app of the store has one.",
  },
  webhookSecret: {
    ...webhookSecret,
    defaultDescription: "random, made by `start` and `dev`",
    description:
      "Signs the platform's product webhooks to `/webhooks/products`, which refresh cached pages. Hosted: *Settings → Notifications → Webhooks*, topics *Product creation*, *update* and *deletion*.",
  },
} as const satisfies Record<string, Setting>;

const signIn = {
  customerApiUrl: {
    name: "STOREFRONT_CUSTOMER_API_URL",
    ...optionalAddress,
    defaultDescription: "`<STOREFRONT_API_URL>/account/customer/api/unstable/graphql`",
    description: "Customer Account API. Hosted: *Headless* → Customer Account API.",
  },
  identityUrl: {
    name: "STOREFRONT_IDENTITY_URL",
    ...optionalAddress,
    defaultDescription: "the commerce service",
    description: "Where customers sign in. Hosted: `https://shopify.com`.",
  },
  identityShopId: {
    name: "STOREFRONT_SHOP_ID",
    schema: matching(/^\d{1,20}$/),
    default: "1",
    expects: "digits",
    description:
      "The shop's id, which is part of the addresses of the sign-in and of images. Hosted: the digits in the endpoints under *Headless* → Customer Account API.",
  },
  identityClientId: {
    name: "STOREFRONT_CUSTOMER_CLIENT_ID",
    schema: matching(/^[\w.:-]{1,100}$/),
    default: "circlet-storefront",
    expects: "a client id",
    description: "The public client that signs customers in. Hosted: on the same page.",
  },
  identityFlow: {
    name: "STOREFRONT_SIGN_IN_FLOW",
    schema: v.picklist(["token-exchange", "direct"]),
    default: "token-exchange",
    expects: "token-exchange or direct",
    description:
      "Whether the sign-in token is exchanged for one of the Customer Account API, or already is one. Hosted: `token-exchange` if the authorization endpoint is `https://shopify.com/<shop id>/auth/…`, `direct` if it is `https://shopify.com/authentication/<shop id>/…`.",
  },
  identityIssuer: {
    name: "STOREFRONT_IDENTITY_ISSUER",
    ...optionalAddress,
    defaultDescription: "`<STOREFRONT_IDENTITY_URL>/authentication/<shop id>`",
    description:
      "Issuer of the id tokens. Hosted: `https://customer.login.shopify.com` with `token-exchange`, the default with `direct`.",
  },
} as const satisfies Record<string, Setting>;

const marketing = {
  marketingUrl: {
    name: "STOREFRONT_MARKETING_URL",
    ...optionalAddress,
    defaultDescription: "the commerce service",
    description:
      "Marketing tool (Klaviyo), which gets events once the shopper consents, and newsletter subscriptions. Hosted: `https://a.klaviyo.com`.",
  },
  marketingKey: {
    name: "STOREFRONT_MARKETING_KEY",
    schema: v.optional(matching(/^\w{1,40}$/)),
    expects: "letters and digits",
    defaultDescription: "a demo key, locally",
    description: "The tool's public API key: *Account* → Settings → API keys.",
  },
  newsletterUrl: {
    name: "STOREFRONT_NEWSLETTER_URL",
    ...optionalAddress,
    defaultDescription: "`STOREFRONT_MARKETING_URL`",
    description:
      "The newsletter's tool, if it is another one. Its request is in `subscribe-to-newsletter.ts`.",
  },
  newsletterKey: {
    name: "STOREFRONT_NEWSLETTER_KEY",
    schema: v.optional(matching(/^[\w.-]{1,200}$/)),
    expects: "letters, digits, dots and hyphens",
    defaultDescription: "`STOREFRONT_MARKETING_KEY`, unless the newsletter has a URL of its own",
    description: "The newsletter tool's public key; browsers see it.",
  },
  newsletterList: {
    name: "STOREFRONT_NEWSLETTER_LIST",
    schema: matching(/^\w{1,40}$/),
    default: "NEWSLT",
    expects: "letters and digits",
    description: "Id of the mailing list: *Lists & segments* → the list's settings.",
  },
  analyticsUrl: {
    name: "STOREFRONT_ANALYTICS_URL",
    ...optionalAddress,
    defaultDescription: "the commerce service",
    description:
      "Analytics tool (GA4). Hosted: `https://www.google-analytics.com`. It gets nothing before the shopper consents.",
  },
  analyticsId: {
    name: "STOREFRONT_ANALYTICS_ID",
    schema: v.optional(matching(/^G-[A-Z0-9]{4,20}$/)),
    defaultDescription: "a demo id, locally",
    expects: "G- and letters or digits",
    description: "Measurement id: *Admin* → Data streams.",
  },
} as const satisfies Record<string, Setting>;

const pageCache = {
  pageFreshSeconds: {
    name: "STOREFRONT_PAGE_FRESH_SECONDS",
    ...count(0, 86_400, "seconds"),
    default: "10",
    description:
      "How long a rendered page is served unchanged. After that it is still served while a new one renders. 0 renders every page for every request.",
  },
  pageCacheSize: {
    name: "STOREFRONT_PAGE_CACHE_SIZE",
    ...count(0, 100_000, "pages"),
    default: "500",
    description: "How many rendered pages stay in memory.",
  },
  pageCacheMegabytes: {
    name: "STOREFRONT_PAGE_CACHE_MEGABYTES",
    ...count(0, 100_000, "megabytes"),
    default: "100",
    description: "How much memory rendered pages may use, in all encodings.",
  },
  concurrentRenders: {
    name: "STOREFRONT_CONCURRENT_RENDERS",
    ...count(1, 10_000, "pages"),
    default: "64",
    description:
      "How many pages may render at the same time. Beyond that, pages that are not in memory respond with 503 and Retry-After. A network renders an eighth of them at once. The rest of its pages wait, up to half of all; beyond that, it renders one at a time while others visit.",
  },
  valkeyUrl: {
    name: "STOREFRONT_VALKEY_URL",
    ...valkeyUrl,
    description:
      "A Valkey or Redis 7 server through which storefronts share rendered pages, purges and rate limits, with its password: `valkey://:PASSWORD@host:6379`. While it is unreachable, each storefront works on its own. Secret.",
  },
  varnishUrls: {
    name: "STOREFRONT_VARNISH_URLS",
    schema: addresses,
    default: "",
    expects: "http(s) addresses without a path, separated by spaces",
    description: "Varnish caches to purge in front of the shop, set up as in `deploy/varnish.vcl`.",
  },
  fastlyService: {
    name: "STOREFRONT_FASTLY_SERVICE",
    needs: "STOREFRONT_FASTLY_TOKEN",
    schema: v.optional(matching(/^\w{1,40}$/)),
    expects: "letters and digits",
    description:
      "Id of the Fastly service in front of the shop: its pages get `Surrogate-Key`, and purges are sent to it.",
  },
  fastlyToken: {
    name: "STOREFRONT_FASTLY_TOKEN",
    needs: "STOREFRONT_FASTLY_SERVICE",
    schema: v.optional(matching(/^\S{1,200}$/)),
    expects: "a token without spaces",
    description: "Fastly API token with the scope *Purge select content*. Secret.",
  },
  cloudflareZone: {
    name: "STOREFRONT_CLOUDFLARE_ZONE",
    needs: "STOREFRONT_CLOUDFLARE_TOKEN",
    schema: v.optional(matching(/^\w{1,40}$/)),
    expects: "letters and digits",
    description: "Id of the Cloudflare zone in front of the shop, which gets purges by tag.",
  },
  cloudflareToken: {
    name: "STOREFRONT_CLOUDFLARE_TOKEN",
    needs: "STOREFRONT_CLOUDFLARE_ZONE",
    schema: v.optional(matching(/^\S{1,200}$/)),
    expects: "a token without spaces",
    description: "Cloudflare API token with the permission *Zone → Cache Purge*. Secret.",
  },
  reconcileMinutes: {
    name: "STOREFRONT_RECONCILE_MINUTES",
    ...count(0, 1440, "minutes"),
    default: "0",
    description:
      "How often one storefront asks the platform which products have changed and purges their pages, in case webhooks were lost. 0 turns this off.",
  },
} as const satisfies Record<string, Setting>;

const monitoring = {
  metricsPort: {
    name: "STOREFRONT_METRICS_PORT",
    ...port,
    schema: v.optional(port.schema),
    description:
      "Port of `/metrics` for Prometheus: pages from memory and rendered, render times, purges, requests to other services, memory. Shoppers must not reach it.",
  },
  metricsHost: {
    name: "STOREFRONT_METRICS_HOST",
    schema: matching(/./),
    default: "127.0.0.1",
    expects: "an address of this machine",
    description:
      "Address that `/metrics` listens on. Another machine's Prometheus needs `0.0.0.0` or the like.",
  },
  accessLog: {
    name: "STOREFRONT_ACCESS_LOG",
    ...onOff,
    default: "off",
    description:
      "`on` writes a JSON line for each request to standard output: time, request id, trace id of `traceparent`, method, path without its query, status and duration.",
  },
  tracesUrl: {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    ...optionalAddress,
    description:
      "OpenTelemetry collector (OTLP over HTTP) that gets a trace of every request that renders, with its requests to other services. `OTEL_EXPORTER_OTLP_HEADERS` works, too.",
  },
  tracedShare: {
    name: "OTEL_TRACES_SAMPLER_ARG",
    schema: v.pipe(matching(/^(0(\.\d+)?|1(\.0+)?)$/), v.transform(Number)),
    default: "1",
    expects: "a share from 0 to 1",
    description: "The share of requests that are traced.",
  },
} as const satisfies Record<string, Setting>;

/** The sections of storefront/SETTINGS.md. */
export const settingGroups = {
  Shop: shop,
  "Commerce platform": platform,
  "Sign-in": signIn,
  Marketing: marketing,
  "Page cache": pageCache,
  Monitoring: monitoring,
};

export const definitions = {
  ...shop,
  ...platform,
  ...signIn,
  ...marketing,
  ...pageCache,
  ...monitoring,
};
