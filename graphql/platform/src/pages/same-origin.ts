import type { IncomingMessage } from "node:http";

/**
 * Whether a form was sent from a page of this service. Browsers set `Sec-Fetch-Site` or `Origin`, which pages cannot
 * forge. A request without both is not from a browser's form and is rejected.
 */
export function isSameOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
