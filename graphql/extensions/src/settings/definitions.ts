import { logLevel } from "@circlet/service-kit/log";
import { folder } from "@circlet/service-kit/settings/folder";
import {
  address,
  matching,
  optionalAddress,
  port,
  secret,
  type Setting,
} from "@circlet/service-kit/settings/setting";
import * as shared from "@circlet/service-kit/settings/shared-settings";
import * as v from "valibot";

/** Settings that the storefront also reads mean the same and are described in its definitions. */
export const definitions = {
  port: {
    name: "EXTENSIONS_PORT",
    default: "4001",
    description: "Port of the extensions service.",
    ...port,
  },
  host: {
    name: "EXTENSIONS_HOST",
    defaultIn: ({ PLATFORM_HOST }) => PLATFORM_HOST || "127.0.0.1",
    defaultDescription: "`127.0.0.1`, or `PLATFORM_HOST`",
    description: "Address that the extensions service listens on.",
    schema: matching(/./),
    expects: "an address of this machine",
  },
  databaseUrl: {
    name: "EXTENSIONS_DATABASE_URL",
    defaultDescription: "a SQLite file in `CIRCLET_DATA_DIR`",
    description: "PostgreSQL 15 or newer. Required for processes on more than one machine.",
    schema: v.optional(matching(/^postgres(?:ql)?:\/\//)),
    expects: "the postgresql:// URL of a database",
  },
  dataDirectory: {
    name: "CIRCLET_DATA_DIR",
    default: ".data",
    description: "Folder of the SQLite file. Relative paths start at the workspace root.",
    ...folder,
  },
  seedDirectory: {
    name: "CIRCLET_SEED_DIR",
    default: "graphql/demo",
    description: "Folder of the texts that fill a new database: `reviews.json` and `listings.json`.",
    ...folder,
  },
  behindProxy: {
    name: "EXTENSIONS_BEHIND_PROXY",
    ...shared.behindProxy,
    defaultIn: ({ PLATFORM_BEHIND_PROXY }) => PLATFORM_BEHIND_PROXY || "off",
    defaultDescription: "`off`, or `PLATFORM_BEHIND_PROXY`",
  },
  valkeyUrl: { name: "EXTENSIONS_VALKEY_URL", ...shared.valkeyUrl },
  smtpHost: {
    name: "EXTENSIONS_SMTP_HOST",
    description:
      "The mail server for alerts about wishlists and saved searches. Without one and without a mailbox, customers can save searches but not choose alerts.",
    ...shared.smtpHost,
  },
  smtpPort: { name: "EXTENSIONS_SMTP_PORT", ...shared.smtpPort },
  smtpUser: { name: "EXTENSIONS_SMTP_USER", ...shared.smtpUser, needs: "EXTENSIONS_SMTP_PASSWORD" },
  smtpPassword: { name: "EXTENSIONS_SMTP_PASSWORD", ...shared.smtpPassword, needs: "EXTENSIONS_SMTP_USER" },
  mailboxUrl: {
    name: "EXTENSIONS_MAILBOX_URL",
    ...optionalAddress,
    defaultDescription: "none; with `start` and `dev` the local commerce service's `/mailbox/emails`",
    description: "Where alerts go without a mail server: a mailbox that shows them.",
  },
  shopName: shared.shopName,
  postalAddress: shared.postalAddress,
  mailFrom: { name: "EXTENSIONS_MAIL_FROM", ...shared.mailFrom, description: "The sender of the alerts." },
  pushPublicKey: {
    name: "EXTENSIONS_PUSH_PUBLIC_KEY",
    schema: v.optional(matching(/^B[\w-]{86}$/)),
    needs: "EXTENSIONS_PUSH_PRIVATE_KEY",
    defaultDescription: "a pair that the service generates and keeps in its database",
    expects: "87 characters of base64url, as `npx web-push generate-vapid-keys` prints them",
    description:
      "Public key by which push services recognize the shop (VAPID). Devices are subscribed for it: with another key, shoppers must turn on alerts on their devices again.",
  },
  pushPrivateKey: {
    name: "EXTENSIONS_PUSH_PRIVATE_KEY",
    schema: v.optional(matching(/^[\w-]{43}$/)),
    needs: "EXTENSIONS_PUSH_PUBLIC_KEY",
    defaultDescription: "as above",
    expects: "43 characters of base64url",
    description: "The private key of the pair. Secret.",
  },
  pushContact: {
    name: "EXTENSIONS_PUSH_CONTACT",
    schema: matching(/^(?:https:\/\/\S+|mailto:[^\s<>@]+@[^\s<>@]+)$/),
    defaultIn: ({ STOREFRONT_URL: url = "" }) =>
      url.startsWith("https://") ? url : "mailto:mail@circlet.example",
    defaultDescription: "`STOREFRONT_URL`",
    expects: "an https or mailto address",
    description: "Where push services reach you about the alerts on devices.",
  },
  log: { name: "EXTENSIONS_LOG", ...logLevel },
  storefrontUrl: {
    name: "STOREFRONT_URL",
    // So that commands in another terminal find a shop that was started on another port.
    defaultIn: ({ STOREFRONT_PORT }) => `http://localhost:${Number(STOREFRONT_PORT) || 3000}`,
    description: "The only origin whose pages may use the service, and the links of its emails.",
    ...address,
  },
  apiUrl: {
    name: "STOREFRONT_API_URL",
    defaultIn: ({ PLATFORM_PORT }) => `http://localhost:${Number(PLATFORM_PORT) || 4000}`,
    description: "The commerce platform.",
    ...address,
  },
  apiVersion: {
    name: "STOREFRONT_API_VERSION",
    default: "2023-10",
    description: "Version of the Storefront API.",
    schema: matching(/^(\d{4}-\d{2}|unstable)$/),
    expects: "a version like 2023-10",
  },
  apiToken: {
    name: "STOREFRONT_API_TOKEN",
    default: "circlet-demo-storefront-token",
    description: "Public Storefront API token.",
    schema: secret(8),
    expects: "8 characters or more, no spaces",
  },
  privateToken: {
    ...shared.privateToken,
    description: "Private Storefront API token, used instead of the public one.",
  },
  customerApiUrl: {
    name: "STOREFRONT_CUSTOMER_API_URL",
    defaultDescription: "`<STOREFRONT_API_URL>/account/customer/api/unstable/graphql`",
    description: "Customer Account API.",
    ...optionalAddress,
  },
  webhookSecret: {
    ...shared.webhookSecret,
    description: "Signs the platform's webhooks.",
  },
} as const satisfies Record<string, Setting>;
