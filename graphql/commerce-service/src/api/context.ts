import { createLoaders, type Loaders } from "../catalog/loaders.ts";
import { cartReader } from "./cart/cart-reader.ts";
import type { Cart } from "../cart/cart.ts";
import type { Customer } from "../customers/customer-store.ts";
import type { Platform } from "../shared/platform.ts";
import type { CatalogSearch } from "../search/catalog-search.ts";
import { wholeLists, type WholeLists } from "./whole-lists.ts";

export interface ApiPlatform extends Platform {
  readonly search: CatalogSearch;
}

/** The third argument of resolvers: one per request. */
export interface Context extends ApiPlatform {
  /** The network of the request, for rate limits. Undefined for requests from this machine. */
  readonly network: string | undefined;
  /** Aborts when nobody waits for the response any more. */
  readonly signal: AbortSignal;
  /** The customer whose token came with the request. The storefront API has no customers. */
  readonly customer: Customer | undefined;
  /** Batched reads, cached for the request. */
  readonly loaders: Loaders;
  readonly lists: WholeLists;
  /** Reads an open cart, cached for the query. */
  readonly readCart: (id: string) => Promise<Cart | null>;
  /** Searches with corrected spelling, in order, for the response's extensions. */
  readonly corrections: SearchCorrection[];
}

export interface SearchCorrection {
  readonly query: string;
  readonly correctedTo: string;
}

export function createContext(
  platform: ApiPlatform,
  request: Pick<Context, "customer" | "network" | "signal">,
): Context {
  const { customer, network, signal } = request;
  return {
    ...platform,
    customer,
    network,
    signal,
    loaders: createLoaders(platform),
    lists: wholeLists(platform, { network, signal }),
    readCart: cartReader(platform, network),
    corrections: [],
  };
}
