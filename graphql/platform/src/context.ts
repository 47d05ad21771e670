import { createLoaders, type Loaders } from "./catalogue/loaders.ts";
import type { Customer } from "./identity/customer.ts";
import type { Platform } from "./platform.ts";

/** What resolvers get as their third argument: one a request. */
export interface Context extends Platform {
  /** Whose token came with the request. The storefront API knows no customers. */
  readonly customer: Customer | undefined;
  /** Reads that are gathered and answered together within the request. */
  readonly loaders: Loaders;
  /** Searches whose spelling was mended, in the order they were asked. The answer's extensions carry them. */
  readonly corrections: SearchCorrection[];
}

export interface SearchCorrection {
  readonly query: string;
  readonly correctedTo: string;
}

export function createContext(platform: Platform, customer: Customer | undefined): Context {
  return { ...platform, customer, loaders: createLoaders(platform), corrections: [] };
}
