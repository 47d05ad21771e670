import type { Platform } from "./platform.ts";
import { createLoaders, type Loaders } from "./catalogue/loaders.ts";

/** What resolvers get as their third argument: one a request. */
export interface Context extends Platform {
  /** Reads that are gathered and answered together within the request. */
  readonly loaders: Loaders;
}

export function createContext(platform: Platform): Context {
  return { ...platform, loaders: createLoaders(platform) };
}
