import * as v from "valibot";
import type { IdentitySettings } from "../app/lib/session/identity-settings.ts";
import type { NewsletterSettings } from "../app/lib/newsletter-settings.ts";
import { isLoopback } from "./loopback.ts";
import { address, type Setting } from "./setting.ts";

/** Settings of what customers have: signing in, and the newsletter. */
export const customerTable = {
  identityUrl: {
    name: "STOREFRONT_IDENTITY_URL",
    schema: v.optional(address),
    expects: "an http(s) address",
    meaning:
      "Where customers sign in. Hosted: https://shopify.com. Default: the commerce service, which has a sign-in page of its own.",
  },
  identityShopId: {
    name: "STOREFRONT_SHOP_ID",
    schema: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    default: "1",
    expects: "the shop's id, digits only",
    meaning: "The shop's id at the identity provider. Hosted: the number in Headless → Customer Account API.",
  },
  identityClientId: {
    name: "STOREFRONT_CUSTOMER_CLIENT_ID",
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
    default: "circlet-storefront",
    expects: "a client id",
    meaning:
      "Who asks to sign customers in. Hosted: Headless → Customer Account API, the public client's id.",
  },
  identityFlow: {
    name: "STOREFRONT_SIGN_IN_FLOW",
    schema: v.picklist(["token-exchange", "direct"]),
    default: "token-exchange",
    expects: "token-exchange or direct",
    meaning:
      "Whether the token of a sign-in is exchanged for one of the customer account API (token-exchange), or is one (direct).",
  },
  identityIssuer: {
    name: "STOREFRONT_IDENTITY_ISSUER",
    schema: v.optional(address),
    expects: "an http(s) address",
    meaning:
      "Who signs id tokens. Hosted: https://customer.login.shopify.com, with direct https://shopify.com/authentication/<shop id>.",
  },
  marketingUrl: {
    name: "STOREFRONT_MARKETING_URL",
    schema: v.optional(address),
    expects: "an http(s) address",
    meaning:
      "The email marketing tool, for the newsletter. Hosted: https://a.klaviyo.com. Default: the commerce service, which records what it gets.",
  },
  marketingKey: {
    name: "STOREFRONT_MARKETING_KEY",
    schema: v.optional(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
    expects: "the tool's public key, letters and digits",
    meaning:
      "The tool's public API key (company id). Without one nothing is sent. Default: a demo key while the address is the default one.",
  },
  newsletterList: {
    name: "STOREFRONT_NEWSLETTER_LIST",
    schema: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
    default: "NEWSLT",
    expects: "a list id, letters and digits",
    meaning: "The mailing list that the newsletter form subscribes to.",
  },
} as const satisfies Record<string, Setting>;

type Read = {
  readonly [Key in keyof typeof customerTable]: v.InferOutput<(typeof customerTable)[Key]["schema"]>;
};

export interface CustomerSettings {
  readonly identity: IdentitySettings;
  readonly newsletter: NewsletterSettings;
}

/** The key that the local service's marketing endpoint takes. */
export const demoKey = "CIRCLT";

export function customerSettings(read: Read, apiUrl: string): CustomerSettings {
  const url = read.identityUrl ?? apiUrl;
  const isLocal = read.marketingUrl === undefined && isLoopback(apiUrl);
  return {
    identity: {
      url,
      shopId: read.identityShopId,
      clientId: read.identityClientId,
      flow: read.identityFlow,
      issuer: read.identityIssuer ?? `${url}/authentication/${read.identityShopId}`,
    },
    newsletter: {
      url: read.marketingUrl ?? apiUrl,
      key: read.marketingKey ?? (isLocal ? demoKey : null),
      list: read.newsletterList,
    },
  };
}
