/**
 * Whether a form was sent from a page of this service. Browsers set `Sec-Fetch-Site` or `Origin`, which pages cannot
 * forge. A request without both is not from a browser's form and is rejected.
 */
export function isSameOrigin({ headers }: Request, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null) return false;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
