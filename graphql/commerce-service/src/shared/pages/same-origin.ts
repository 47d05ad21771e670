/** Browsers set `Sec-Fetch-Site` or `Origin`, which pages cannot forge; a request with neither is not from a form. */
export function isSameOrigin({ headers }: Request, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null) return false;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
