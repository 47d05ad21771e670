import { isLoopback } from "./loopback.ts";

/**
 * Whether an origin is the storefront's. While the storefront runs on this machine, any local origin is: it may use
 * another port or another host name.
 */
export function isStorefront(origin: string, storefrontUrl: string): boolean {
  if (origin === new URL(storefrontUrl).origin) return true;
  return isLoopback(storefrontUrl) && URL.canParse(origin) && isLoopback(origin);
}
