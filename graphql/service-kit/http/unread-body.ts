import type { Context } from "hono";

/**
 * Announces that the connection will close if a request's body was not fully read. Node's adapter closes such
 * connections half a second later, which could interrupt the next request.
 */
export function closeAfterUnreadBody({ req, res }: Context): void {
  if (req.method === "GET" || req.method === "HEAD") return;
  const isUnread = req.raw.body !== null && !req.raw.bodyUsed;
  if (isUnread || res.status === 413) res.headers.set("connection", "close");
}
