import { isLoopback } from "./loopback.ts";

/** While the storefront runs on this machine, any local origin is: it may use another port or host name. */
export function isStorefront(origin: string, storefrontUrl: string): boolean {
  if (origin === new URL(storefrontUrl).origin) return true;
  return isLoopback(storefrontUrl) && URL.canParse(origin) && isLoopback(origin);
}
