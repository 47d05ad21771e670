import type { Settings } from "./settings/settings.ts";

/** What pages and emails say about the shop, and where its storefront is. */
export type Shop = Pick<Settings, "shopName" | "storefrontUrl" | "content">;

/** Where the storefront has what buyers look for after an order: our own, or as the hosted platform's themes. */
export function ordersUrl({ storefrontUrl, content }: Shop): string {
  return `${storefrontUrl}/${content === "demo" ? "profile" : "account"}/orders`;
}

export function returnsUrl({ storefrontUrl, content }: Shop): string {
  return `${storefrontUrl}/${content === "demo" ? "faq#returns" : "policies/refund-policy"}`;
}
