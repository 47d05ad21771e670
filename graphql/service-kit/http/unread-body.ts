import type { Context } from "hono";

/** Announces that the connection will close after an unread body: the adapter closes it half a second later. */
export function closeAfterUnreadBody({ req, res }: Context): void {
  if (req.method === "GET" || req.method === "HEAD") return;
  const isUnread = req.raw.body !== null && !req.raw.bodyUsed;
  if (isUnread || res.status === 413) res.headers.set("connection", "close");
}
