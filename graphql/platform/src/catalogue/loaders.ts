import type { Platform } from "../platform.ts";

/** Reads gathered within one request. */
export interface Loaders {}

export function createLoaders(_platform: Platform): Loaders {
  return {};
}
