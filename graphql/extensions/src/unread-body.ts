import type { Context } from "hono";

/**
 * Tells the client that its connection ends, if its request's body was not read to the end. Node's adapter closes such
 * connections half a second later, in the middle of the next request.
 */
export function closeAfterUnreadBody({ req, res }: Context): void {
  if (req.method === "GET" || req.method === "HEAD") return;
  const isUnread = req.raw.body !== null && !req.raw.bodyUsed;
  if (isUnread || res.status === 413) res.headers.set("connection", "close");
}
