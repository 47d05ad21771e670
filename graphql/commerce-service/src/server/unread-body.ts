import type { Context } from "hono";

/**
 * Closes the connection after a response whose request body was not read to the end. Node's adapter would close it half
 * a second later, in the middle of the next request.
 */
export function closeAfterUnreadBody({ req, res }: Context): void {
  if (req.method === "GET" || req.method === "HEAD") return;
  const isUnread = req.raw.body !== null && !req.raw.bodyUsed;
  if (isUnread || res.status === 413) res.headers.set("connection", "close");
}
