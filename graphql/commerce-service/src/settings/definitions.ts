import * as v from "valibot";

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, "")),
);
const onOff = v.pipe(
  v.picklist(["on", "off"]),
  v.transform((value) => value === "on"),
);
const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(most));
const seconds = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1));

/** An environment variable, with everything that its row in storefront/SETTINGS.md says. */
export interface Setting {
  readonly name: string;
  readonly schema: v.GenericSchema<string | undefined, unknown>;
  readonly default?: string;
  /** A default that depends on other variables. */
  readonly defaultIn?: (environment: Readonly<Record<string, string | undefined>>) => string;
  /** The default as readers see it, if it is not `default`. */
  readonly defaultDescription?: string;
  /** Completes "NAME must be …". */
  readonly expects: string;
  readonly description: string;
}

/**
 * Every setting of the commerce service, in the order of storefront/SETTINGS.md. Settings that the storefront also reads
 * are described there only once, with the text in storefront/server/settings.
 */
export const definitions = {
  port: {
    name: "PLATFORM_PORT",
    default: "4000",
    description: "Port of the commerce service.",
    schema: port,
    expects: "a port number from 0 to 65535",
  },
  extensionsPort: {
    name: "EXTENSIONS_PORT",
    default: "4001",
    description: "Port of the extensions service. The local one is on the same host and in the same process.",
    schema: port,
    expects: "a port number from 0 to 65535",
  },
  host: {
    name: "PLATFORM_HOST",
    default: "127.0.0.1",
    description: "Address that both services listen on.",
    schema: v.pipe(v.string(), v.minLength(1)),
    expects: "an address of this machine",
  },
  publicUrl: {
    name: "PLATFORM_PUBLIC_URL",
    defaultDescription: "host and port",
    description:
      "Where browsers and the storefront reach the commerce service: data, images, checkout, sign-in and tracking links.",
    schema: v.optional(origin),
    expects: "an http(s) address",
  },
  storefrontUrl: {
    name: "STOREFRONT_URL",
    defaultDescription: "localhost and `STOREFRONT_PORT`",
    // So that commands in another terminal find a shop that was started on another port.
    defaultIn: ({ STOREFRONT_PORT }) => `http://localhost:${STOREFRONT_PORT || 3000}`,
    description: "The storefront's URL, for links, redirects and CORS.",
    schema: origin,
    expects: "the storefront's http(s) URL",
  },
  dataDirectory: {
    name: "CIRCLET_DATA_DIR",
    default: ".data",
    description: "Folder of the database and the image cache. Relative paths start at the workspace root.",
    schema: v.pipe(v.string(), v.minLength(1)),
    expects: "a folder",
  },
  seedDirectory: {
    name: "CIRCLET_SEED_DIR",
    default: "graphql/demo",
    description:
      "Folder of the shop that fills an empty database, with its images. Without such a folder the shop starts empty. Relative paths start at the workspace root.",
    schema: v.pipe(v.string(), v.minLength(1)),
    expects: "a folder",
  },
  accessToken: {
    name: "STOREFRONT_API_TOKEN",
    description: "The public token that the storefront API requires. Without one, it accepts every request.",
    schema: v.optional(v.pipe(v.string(), v.minLength(8))),
    expects: "at least 8 characters, the same as the storefront sends",
  },
  privateToken: {
    name: "STOREFRONT_API_PRIVATE_TOKEN",
    description: "The storefront server's own token, with which it may name the shopper's address.",
    schema: v.optional(v.pipe(v.string(), v.minLength(16))),
    expects: "at least 16 characters, the same as the storefront sends",
  },
  webhookSecret: {
    name: "STOREFRONT_WEBHOOK_SECRET",
    description: "Signs webhooks about changed products. Without one, none are sent.",
    schema: v.optional(v.pipe(v.string(), v.minLength(16))),
    expects: "at least 16 characters, the same as the storefront has",
  },
  customerClientId: {
    name: "STOREFRONT_CUSTOMER_CLIENT_ID",
    default: "circlet-storefront",
    description: "The OAuth client id of the storefront.",
    schema: v.pipe(v.string(), v.regex(/^[\w.:~-]{1,100}$/)),
    expects: "letters, digits and . : _ -, the same as the storefront sends",
  },
  requestSeconds: {
    name: "PLATFORM_REQUEST_SECONDS",
    default: "15",
    description: "When a request times out.",
    schema: seconds,
    expects: "1 to 9999 seconds",
  },
  behindProxy: {
    name: "PLATFORM_BEHIND_PROXY",
    default: "off",
    description:
      "Whether a proxy on another machine adds the client's address to X-Forwarded-For, for rate limits. A proxy on the same machine needs no setting, but must set that header.",
    schema: onOff,
    expects: '"on" or "off" (use "on" only if every request comes through the proxy)',
  },
  valkeyUrl: {
    name: "PLATFORM_VALKEY_URL",
    defaultDescription: "none",
    description:
      "A Valkey or Redis that counts requests for rate limits. Without one, the process counts in memory.",
    schema: v.optional(v.pipe(v.string(), v.url(), v.regex(/^(?:redis|valkey)s?:\/\//))),
    expects: "the valkey:// or redis:// URL of a Valkey or Redis",
  },
  shippingMinutes: {
    name: "PLATFORM_SHIPPING_MINUTES",
    default: "5",
    description:
      "How long an order stays in each step: in transit, out for delivery, delivered. 0: only `npx pnpm platform advance-orders` moves it.",
    schema: whole(43_200),
    expects: "0 to 43200 minutes",
  },
  cartDays: {
    name: "PLATFORM_CART_DAYS",
    default: "30",
    description: "When an untouched cart is deleted.",
    schema: v.pipe(whole(3650), v.minValue(1)),
    expects: "1 to 3650 days",
  },
  smtpHost: {
    name: "PLATFORM_SMTP_HOST",
    defaultDescription: "none",
    description:
      "The mail server for sign-in codes, order emails and newsletter confirmations. Without one, nothing is sent: `/mailbox` shows the emails, and the sign-in page the code.",
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/))),
    expects: "a host name",
  },
  smtpPort: {
    name: "PLATFORM_SMTP_PORT",
    default: "587",
    description:
      "Port of the mail server. Connections to 465 start with TLS; others must change to TLS, except on this machine.",
    schema: port,
    expects: "a port number from 0 to 65535",
  },
  smtpUser: {
    name: "PLATFORM_SMTP_USER",
    defaultDescription: "none",
    description: "User name for the mail server.",
    schema: v.optional(v.string()),
    expects: "a user name",
  },
  smtpPassword: {
    name: "PLATFORM_SMTP_PASSWORD",
    defaultDescription: "none",
    description: "Password for the mail server. Secret.",
    schema: v.optional(v.string()),
    expects: "a password",
  },
  mailFrom: {
    name: "PLATFORM_MAIL_FROM",
    default: "Circlet <mail@circlet.example>",
    description: "The sender of all emails.",
    schema: v.pipe(v.string(), v.regex(/^(?:[^<>"\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)),
    expects: "an address like mail@shop.example or Shop <mail@shop.example>",
  },
  log: {
    name: "PLATFORM_LOG",
    default: "on",
    description: "Logs one line per request, without secrets.",
    schema: onOff,
    expects: '"on" or "off"',
  },
  faults: {
    name: "PLATFORM_FAULTS",
    default: "off",
    description: "For tests only: lets anyone simulate outages with `npx pnpm platform fail`.",
    schema: onOff,
    expects: '"on" or "off"',
  },
  publicDemo: {
    name: "CIRCLET_PUBLIC_DEMO",
    default: "off",
    description: "Allows addresses that other machines reach. Without it, the service refuses them.",
    schema: onOff,
    expects: '"on" or "off" (use "on" for a public demo only: it shows everyone the sign-in codes)',
  },
  mode: {
    name: "NODE_ENV",
    default: "production",
    description: "Set by the commands; do not set it yourself.",
    schema: v.picklist(["production", "development", "test"]),
    expects: "production, development or test",
  },
} as const satisfies Record<string, Setting>;
