import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1));
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const onOff = v.pipe(
  v.picklist(["on", "off"]),
  v.transform((value) => value === "on"),
);
const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, "")),
);

/** An environment variable, with everything that its row in storefront/SETTINGS.md says. */
export interface Setting {
  readonly name: string;
  readonly schema: v.GenericSchema<string | undefined, unknown>;
  readonly default?: string;
  /** The default as readers see it, if it is not `default`. */
  readonly defaultDescription?: string;
  /** Completes "NAME must be …". */
  readonly expects: string;
  readonly description: string;
}

/**
 * Every setting of the extensions service. Settings that the storefront also reads have the same meaning and are
 * described in the storefront's definitions.
 */
export const definitions = {
  port: {
    name: "EXTENSIONS_PORT",
    default: "4001",
    description: "Port of the extensions service.",
    schema: port,
    expects: "a port number from 0 to 65535",
  },
  host: {
    name: "EXTENSIONS_HOST",
    default: "127.0.0.1",
    description: "Address that the extensions service listens on.",
    schema: text,
    expects: "an address of this machine",
  },
  databaseUrl: {
    name: "EXTENSIONS_DATABASE_URL",
    defaultDescription: "a PostgreSQL in the process itself",
    description:
      "PostgreSQL 15 or newer. Required for more than one process. Without it, the service keeps its tables in `CIRCLET_DATA_DIR`.",
    schema: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//))),
    expects: "the postgresql:// URL of a database",
  },
  dataDirectory: {
    name: "CIRCLET_DATA_DIR",
    default: ".data",
    description: "Folder of the embedded database. Relative paths start at the workspace root.",
    schema: text,
    expects: "a folder",
  },
  behindProxy: {
    name: "EXTENSIONS_BEHIND_PROXY",
    default: "off",
    description:
      "Whether a proxy on another machine adds the client's address to X-Forwarded-For, for rate limits. A proxy on the same machine needs no setting, but must set that header.",
    schema: onOff,
    expects: '"on" or "off" (use "on" only if every request comes through the proxy)',
  },
  valkeyUrl: {
    name: "EXTENSIONS_VALKEY_URL",
    defaultDescription: "none",
    description:
      "A Valkey or Redis that counts requests for rate limits. Without one, each process counts in memory.",
    schema: v.optional(v.pipe(v.string(), v.url(), v.regex(/^(?:redis|valkey)s?:\/\//))),
    expects: "the valkey:// or redis:// URL of a Valkey or Redis",
  },
  smtpHost: {
    name: "EXTENSIONS_SMTP_HOST",
    defaultDescription: "none",
    description:
      "The mail server for alerts about wishlists and saved searches. Without one, customers can save searches but not choose alerts.",
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/))),
    expects: "a host name",
  },
  smtpPort: {
    name: "EXTENSIONS_SMTP_PORT",
    default: "587",
    description:
      "Port of the mail server. Connections to 465 start with TLS; others must change to TLS, except on this machine.",
    schema: port,
    expects: "a port number from 0 to 65535",
  },
  smtpUser: {
    name: "EXTENSIONS_SMTP_USER",
    defaultDescription: "none",
    description: "User name for the mail server.",
    schema: v.optional(v.string()),
    expects: "a user name",
  },
  smtpPassword: {
    name: "EXTENSIONS_SMTP_PASSWORD",
    defaultDescription: "none",
    description: "Password for the mail server. Secret.",
    schema: v.optional(v.string()),
    expects: "a password",
  },
  mailFrom: {
    name: "EXTENSIONS_MAIL_FROM",
    default: "Circlet <mail@circlet.example>",
    description: "The sender of the alerts.",
    schema: v.pipe(v.string(), v.regex(/^(?:[^<>"\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)),
    expects: "an address like mail@shop.example or Shop <mail@shop.example>",
  },
  log: {
    name: "EXTENSIONS_LOG",
    default: "on",
    description: "Logs one line of JSON per request: method, path, status and milliseconds.",
    schema: onOff,
    expects: '"on" or "off"',
  },
  storefrontUrl: {
    name: "STOREFRONT_URL",
    default: "http://localhost:3000",
    description: "The only origin whose pages may use the service, and the links of its emails.",
    schema: address,
    expects: "an http(s) address",
  },
  apiUrl: {
    name: "STOREFRONT_API_URL",
    default: "http://localhost:4000",
    description: "The commerce platform.",
    schema: address,
    expects: "an http(s) address",
  },
  apiVersion: {
    name: "STOREFRONT_API_VERSION",
    default: "2023-10",
    description: "Version of the Storefront API.",
    schema: v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}|unstable)$/)),
    expects: "a version like 2023-10",
  },
  apiToken: {
    name: "STOREFRONT_API_TOKEN",
    default: "circlet-demo-storefront-token",
    description: "Public Storefront API token.",
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,}$/)),
    expects: "8 characters or more, no spaces",
  },
  privateToken: {
    name: "STOREFRONT_API_PRIVATE_TOKEN",
    description: "Private Storefront API token, used instead of the public one.",
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/))),
    expects: "16 characters or more, no spaces",
  },
  customerApiUrl: {
    name: "STOREFRONT_CUSTOMER_API_URL",
    defaultDescription: "`<STOREFRONT_API_URL>/account/customer/api/unstable/graphql`",
    description: "Customer Account API.",
    schema: v.optional(address),
    expects: "an http(s) address",
  },
  webhookSecret: {
    name: "STOREFRONT_WEBHOOK_SECRET",
    description: "Signs the platform's webhooks.",
    schema: v.optional(v.pipe(v.string(), v.minLength(16))),
    expects: "16 characters or more",
  },
} as const satisfies Record<string, Setting>;
