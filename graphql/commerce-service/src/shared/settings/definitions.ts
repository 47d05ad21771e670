import { logLevel } from "@circlet/service-kit/log";
import { folder } from "@circlet/service-kit/settings/folder";
import {
  address,
  count,
  matching,
  onOff,
  optionalAddress,
  port,
  secret,
  type Setting,
} from "@circlet/service-kit/settings/setting";
import * as shared from "@circlet/service-kit/settings/shared-settings";
import * as v from "valibot";

/** Settings in the order of storefront/SETTINGS.md. The storefront's file describes those that it also reads. */
export const definitions = {
  port: {
    name: "PLATFORM_PORT",
    default: "4000",
    description: "Port of the commerce service.",
    ...port,
  },
  extensionsUrl: {
    name: "STOREFRONT_EXTENSIONS_API_URL",
    ...optionalAddress,
    description: "The extensions service, which gets webhooks about orders and customers.",
  },
  webhooksUrl: {
    name: "PLATFORM_WEBHOOKS_URL",
    ...optionalAddress,
    defaultDescription: "the storefront and the extensions service",
    description: "Where all webhooks go, for a storefront that is not ours.",
  },
  host: {
    name: "PLATFORM_HOST",
    default: "127.0.0.1",
    description: "Address that the commerce service listens on.",
    schema: matching(/./),
    expects: "an address of this machine",
  },
  publicUrl: {
    name: "PLATFORM_PUBLIC_URL",
    defaultDescription: "host and port",
    description:
      "Where browsers and the storefront reach the commerce service: data, images, checkout, sign-in and tracking links.",
    ...optionalAddress,
  },
  storefrontUrl: {
    name: "STOREFRONT_URL",
    defaultDescription: "localhost and `STOREFRONT_PORT`",
    // So that commands in another terminal find a shop that was started on another port.
    defaultIn: ({ STOREFRONT_PORT }) => `http://localhost:${Number(STOREFRONT_PORT) || 3000}`,
    description: "The storefront's URL, for links, redirects and CORS.",
    ...address,
  },
  dataDirectory: {
    name: "CIRCLET_DATA_DIR",
    default: ".data",
    description: "Folder of the database and the image cache. Relative paths start at the workspace root.",
    ...folder,
  },
  seedDirectory: {
    name: "CIRCLET_SEED_DIR",
    default: "graphql/demo",
    description:
      "Folder of the shop that fills an empty database, with its images. Without such a folder the shop starts empty. Relative paths start at the workspace root.",
    ...folder,
  },
  shopName: { ...shared.shopName, schema: v.nonOptional(shared.shopName.schema), default: "My Store" },
  postalAddress: shared.postalAddress,
  content: shared.content,
  promises: shared.promises,
  accessToken: {
    name: "STOREFRONT_API_TOKEN",
    description: "The public token that the storefront API requires. Without one, it accepts every request.",
    schema: v.optional(secret(8)),
    expects: "at least 8 characters, the same as the storefront sends",
  },
  privateToken: {
    ...shared.privateToken,
    description: "The storefront server's own token, with which it may name the shopper's address.",
  },
  webhookSecret: {
    ...shared.webhookSecret,
    description: "Signs webhooks about changed products. Without one, none are sent.",
  },
  customerClientId: {
    name: "STOREFRONT_CUSTOMER_CLIENT_ID",
    default: "circlet-storefront",
    description: "The OAuth client id of the storefront.",
    schema: matching(/^[\w.:~-]{1,100}$/),
    expects: "letters, digits and . : _ -, the same as the storefront sends",
  },
  requestSeconds: {
    name: "PLATFORM_REQUEST_SECONDS",
    default: "15",
    description: "When a request times out.",
    ...count(1, 9999, "seconds"),
  },
  behindProxy: { name: "PLATFORM_BEHIND_PROXY", ...shared.behindProxy },
  valkeyUrl: { name: "PLATFORM_VALKEY_URL", ...shared.valkeyUrl },
  shippingMinutes: {
    name: "PLATFORM_SHIPPING_MINUTES",
    default: "5",
    description:
      "How long an order stays in each step: in transit, out for delivery, delivered. 0: only `npx pnpm platform advance-orders` moves it.",
    ...count(0, 43_200, "minutes"),
  },
  cartDays: {
    name: "PLATFORM_CART_DAYS",
    default: "30",
    description: "When an untouched cart is deleted.",
    ...count(1, 3650, "days"),
  },
  smtpHost: {
    name: "PLATFORM_SMTP_HOST",
    description:
      "The mail server for sign-in codes, order emails and newsletter confirmations. Without one, nothing is sent: `/mailbox` shows the emails, and the sign-in page the code.",
    ...shared.smtpHost,
  },
  smtpPort: { name: "PLATFORM_SMTP_PORT", ...shared.smtpPort },
  smtpUser: { name: "PLATFORM_SMTP_USER", ...shared.smtpUser, needs: "PLATFORM_SMTP_PASSWORD" },
  smtpPassword: { name: "PLATFORM_SMTP_PASSWORD", ...shared.smtpPassword, needs: "PLATFORM_SMTP_USER" },
  mailFrom: { name: "PLATFORM_MAIL_FROM", ...shared.mailFrom, description: "The sender of all emails." },
  log: { name: "PLATFORM_LOG", ...logLevel },
  faults: {
    name: "PLATFORM_FAULTS",
    default: "off",
    description: "For tests only: lets anyone simulate outages with `npx pnpm platform fail`.",
    ...onOff,
  },
  publicDemo: {
    name: "CIRCLET_PUBLIC_DEMO",
    default: "off",
    description: "Allows addresses that other machines reach. Without it, the service refuses them.",
    ...onOff,
    expects: 'on or off (use "on" for a public demo only: it shows everyone the sign-in codes)',
  },
  mode: {
    name: "NODE_ENV",
    default: "production",
    description: "Set by the commands; do not set it yourself.",
    schema: v.picklist(["production", "development", "test"]),
    expects: "production, development or test",
  },
} as const satisfies Record<string, Setting>;
