import { createContext } from "react-router";
import { cappedFetch } from "~/http/capped-fetch";
import { type Commerce, createCommerce } from "./commerce";
import type { ServiceSettings } from "./service-settings";

/** The data services of the current request; set by the root's middleware. */
export const commerceContext = createContext<Commerce>();

/** The address of the shopper whose own page this is. Shared pages have none, nor does the development server. */
export const buyerContext = createContext<string | null>(null);

const clients = new WeakMap<ServiceSettings, Commerce>();

/**
 * The server's one client. All requests can share it, because it caches nothing and knows no shopper. Apollo analyzes
 * each document once per client, which would take a tenth of a page's render time if each request had its own.
 */
export function sharedCommerce(settings: ServiceSettings): Commerce {
  const known =
    clients.get(settings) ?? createCommerce({ settings, fetch: (url, init) => cappedFetch(url, init) });
  clients.set(settings, known);
  return known;
}

interface BuyerSettings extends ServiceSettings {
  readonly privateToken: string | undefined;
}

/** The client of a request. It tells the commerce service the shopper's address, so that the service limits the shopper. */
export function requestCommerce(settings: BuyerSettings, buyer: string | null): Commerce {
  const { apiUrl, privateToken } = settings;
  if (!buyer || !privateToken) return sharedCommerce(settings);
  return createCommerce({
    settings,
    fetch: (url, init) => {
      // No other service may learn the token.
      const { href } = new URL(url instanceof Request ? url.url : url);
      if (!href.startsWith(`${apiUrl}/api/`)) return cappedFetch(url, init);
      const headers = new Headers(init?.headers);
      headers.delete("X-Shopify-Storefront-Access-Token");
      headers.set("Shopify-Storefront-Private-Token", privateToken);
      headers.set("Shopify-Storefront-Buyer-IP", buyer);
      return cappedFetch(url, { ...init, headers });
    },
  });
}
