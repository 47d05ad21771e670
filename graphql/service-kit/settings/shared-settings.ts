import * as v from "valibot";
import { isLoopback } from "../http/loopback.ts";
import { promiseNames, type ShopContent, shopContents } from "../promises.ts";
import { demoName, demoPostalAddress } from "../shop.ts";
import { type Environment, matching, onOff, port, secret } from "./setting.ts";

// What several services call by their own names.

export const content = {
  name: "CIRCLET_CONTENT",
  schema: v.picklist(shopContents),
  defaultIn: contentIn,
  defaultDescription:
    "`demo` while the database holds the demo's catalog, which `npx pnpm start` tells every process; else `own`",
  expects: `one of ${shopContents.join(", ")}`,
  description:
    "Whose content the shop shows. `demo`: the demo shop's promises, menus, home page and long pages, such as the FAQ and the terms. `own`: none of them. The menus then are the platform's `main-menu` and `footer`, the home page shows what is new, and long pages appear once `storefront/app/shop/company.ts` names your company.",
} as const;

export const shopName = {
  name: "CIRCLET_SHOP_NAME",
  schema: v.optional(line(100)),
  defaultIn: (environment: Environment) => (contentIn(environment) === "demo" ? demoName : undefined),
  defaultDescription: "`Circlet` with the demo's content, else the platform's name of the shop",
  expects: "a line of 1 to 100 characters",
  description: "What pages, emails, feeds and structured data call the shop. Set it alike for every process.",
} as const;

export const postalAddress = {
  name: "CIRCLET_POSTAL_ADDRESS",
  schema: v.optional(line(300)),
  defaultIn: (environment: Environment) =>
    contentIn(environment) === "demo" ? demoPostalAddress : undefined,
  defaultDescription: "the demo's with its content, else the shop's name",
  expects: "a line of 1 to 300 characters",
  description:
    "Who sends emails about news and alerts, and from where: `My Store, Inc., 1 Main Street, Springfield, IL 62701`. The law requires it in each.",
} as const;

export const promises = {
  name: "CIRCLET_PROMISES",
  schema: v.pipe(
    v.string(),
    v.transform((list) => list.split(/\s+/).filter((name) => name !== "" && name !== "none")),
    v.array(v.picklist(promiseNames)),
  ),
  defaultIn: (environment: Environment) =>
    contentIn(environment) === "demo" ? promiseNames.join(" ") : "none",
  defaultDescription: "all with the demo's content, else none",
  expects: `none, or names from ${promiseNames.join(", ")}, separated by spaces`,
  description:
    "What the shop promises, in words and rules: free shipping, easy returns, checked and authentic items, prices up to 50% below elsewhere, 15% off two or more (`bundle`), and the code for a first order (`welcome`). The local service applies the last two; a hosted store needs a discount for each. It charges no shipping in any case. Long pages, such as the terms, keep their texts. Set it alike for every process.",
} as const;

/** A text without line breaks and other control characters. */
function line(length: number) {
  return v.pipe(v.string(), v.trim(), v.regex(new RegExp(String.raw`^\P{Cc}{1,${length}}$`, "u")));
}

/** A process that nobody told takes a local service with the default folder for the demo. */
function contentIn(environment: Environment): ShopContent {
  const { CIRCLET_CONTENT: given, STOREFRONT_API_URL: url, CIRCLET_SEED_DIR: folder } = environment;
  if (given) return given === "demo" ? "demo" : "own";
  return !folder && (!url || (URL.canParse(url) && isLoopback(url))) ? "demo" : "own";
}

export const privateToken = {
  name: "STOREFRONT_API_PRIVATE_TOKEN",
  schema: v.optional(secret(16)),
  expects: "16 characters or more, no spaces",
} as const;

export const webhookSecret = {
  name: "STOREFRONT_WEBHOOK_SECRET",
  schema: v.optional(secret(16)),
  expects: "16 characters or more, no spaces",
} as const;

export const behindProxy = {
  ...onOff,
  default: "off",
  expects: "on or off (`on` only if every request comes through the proxy)",
  description:
    "`on` takes the client's address from the end of `X-Forwarded-For`, where the nearest proxy puts it, for rate limits. A proxy on the same machine needs no setting, but must set that header.",
} as const;

export const valkeyUrl = {
  schema: v.optional(matching(/^(?:(?:redis|valkey)s?:\/\/|\/)\S+$/)),
  expects: "the valkey:// or redis:// URL of a Valkey or Redis 7, or the path of its socket",
  description:
    "A Valkey or Redis that counts requests for rate limits, with its password: `valkey://:PASSWORD@host:6379`. Without one, each process counts in memory. Secret.",
} as const;

export const smtpHost = { schema: v.optional(matching(/^[\w.:-]{1,253}$/)), expects: "a host name" } as const;

export const smtpPort = {
  ...port,
  default: "587",
  description:
    "Port of the mail server. Connections to 465 start with TLS; others must change to TLS, except on this machine.",
} as const;

export const smtpUser = {
  schema: v.optional(v.string()),
  expects: "a user name",
  description: "User name for the mail server.",
} as const;

export const smtpPassword = {
  schema: v.optional(v.string()),
  expects: "a password",
  description: "Password for the mail server. Secret.",
} as const;

export const mailFrom = {
  schema: matching(/^(?:[^<>"\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  defaultIn: (environment: Environment) =>
    contentIn(environment) === "demo" ? "mail@circlet.example" : `mail@${shopHost(environment)}`,
  defaultDescription: "`mail@` and the shop's host name",
  expects: "an address like mail@shop.example or Shop <mail@shop.example>",
} as const;

function shopHost({ STOREFRONT_URL: url = "" }: Environment): string {
  return URL.parse(url)?.hostname || "localhost";
}
