import type { Settings } from "./settings/settings.ts";

/** What pages and emails say about the shop, and where its storefront is. */
export type Shop = Pick<Settings, "shopName" | "storefrontUrl" | "content" | "promises">;

/** Where the storefront shows a buyer's orders: ours, or one with the addresses of the hosted platform's themes. */
export function ordersUrl({ storefrontUrl, content }: Shop): string {
  return `${storefrontUrl}/${content === "demo" ? "profile" : "account"}/orders`;
}

/** What the demo says about returns. Another shop may have no page about them. */
export function returnsUrl({ storefrontUrl, content }: Shop): string | undefined {
  return content === "demo" ? `${storefrontUrl}/faq#returns` : undefined;
}
