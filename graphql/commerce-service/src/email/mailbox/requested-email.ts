import type { HonoRequest } from "hono";

/** The address that a mailbox is asked for, or an empty string. */
export function requestedEmail(request: HonoRequest): string {
  return (request.query("email") ?? "").trim().slice(0, 254);
}
