import type { Context } from "hono";

/** Keeps caches from storing an error that does not say how long it lasts. */
export function forbidStoringErrors({ res: { status, headers } }: Context): void {
  if (status >= 400 && !headers.has("cache-control")) headers.set("cache-control", "no-store");
}
