import { createContext } from "react-router-dom";
import { cappedFetch } from "~/http/capped-fetch";
import { type Commerce, createCommerce, type RequestOptions } from "./commerce";
import { schemaLink } from "./schema-link";
import type { ServiceSettings } from "~/settings/service-settings";

/** The data services for the current request, set by the root's middleware. */
export const commerceContext = createContext<Commerce>();

/** The IP address of the shopper a private page is rendered for. Null for shared pages and in development. */
export const buyerContext = createContext<string | null>(null);

/** Called when a part of the page's data is missing, also after its response has begun. Null in development. */
export const partialContext = createContext<(() => void) | null>(null);

const clients = new WeakMap<ServiceSettings, Commerce>();

/** Shared by all requests: Apollo analyzes each document once per client, a tenth of a page's render time. */
export function sharedCommerce(settings: ServiceSettings): Commerce {
  const known =
    clients.get(settings) ?? createCommerce({ settings, fetch: cappedFetch, check: schemaLink() });
  clients.set(settings, known);
  return known;
}

interface BuyerSettings extends ServiceSettings {
  readonly privateToken: string | undefined;
}

/** Passes on the shopper's IP address, so that the service's limits apply to each shopper. Only for the service. */
export function buyerHeaders({ privateToken }: Pick<BuyerSettings, "privateToken">, buyer: string | null) {
  return buyer && privateToken
    ? { "Shopify-Storefront-Private-Token": privateToken, "Shopify-Storefront-Buyer-IP": buyer }
    : undefined;
}

export function requestCommerce(
  settings: BuyerSettings,
  buyer: string | null,
  { signal, onPartial }: Pick<RequestOptions, "onPartial" | "signal"> = {},
): Commerce {
  return sharedCommerce(settings).with({
    onPartial,
    signal: signal && abortable(signal),
    storefrontHeaders: buyerHeaders(settings, buyer),
  });
}

/** Aborts as browsers do: Node's reason for a visitor who left is an error like any other, and would be logged. */
function abortable(left: AbortSignal): AbortSignal {
  const controller = new AbortController();
  if (left.aborted) controller.abort();
  else left.addEventListener("abort", () => controller.abort(), { once: true });
  return controller.signal;
}
