import type { Conversation, Outcome } from "./exchange.ts";

/** What no server may do, whatever it is sent. */
export function flawsOf({ methods }: Conversation, { responses, malformed, hangs }: Outcome): string[] {
  const flaws: string[] = [];
  if (malformed !== undefined) flaws.push(malformed);
  if (hangs) flaws.push("holds the connection");
  // What follows a body that is longer than announced is a request, but not a good one.
  const surplus = responses.slice(methods.length).map(({ status }) => status);
  if (surplus.some((status) => status < 400)) flaws.push(`surplus responses: ${surplus.join(", ")}`);
  for (const { status, headers } of responses) {
    const isNamedLimit = status === 503 && headers.has("retry-after");
    if (status >= 500 && !isNamedLimit && status !== 501 && status !== 505) flaws.push(`status ${status}`);
    if (status < 200) flaws.push(`status ${status}`);
    if (headers.get("x-content-type-options") !== "nosniff") flaws.push(`${status} without common headers`);
    const caching = headers.get("cache-control") ?? "";
    const isBrief404 = status === 404 && /^public, max-age=0, s-maxage=60$/.test(caching);
    if (status >= 400 && !isBrief404 && !/no-store/.test(caching)) flaws.push(`${status} may be stored`);
  }
  return flaws;
}
