import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { normalizedEmail } from "../../customers/customer-store.ts";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import { digest } from "../../server/secrets.ts";
import { directSignInPath } from "../protocol.ts";

const cookieName = "identity_device";
const year = 365 * 24 * 3600;

/** The secret that identifies a browser on the sign-in page. A new browser gets one as a cookie. */
export function deviceOf({ headers }: IncomingMessage, response: ServerResponse): string {
  const cookies = (headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
  const known = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  if (known && /^[\w-]{27}$/.test(known)) return known;
  const device = randomBytes(20).toString("base64url");
  const secure = headers["x-forwarded-proto"] === "https" ? "; secure" : "";
  response.appendHeader(
    "set-cookie",
    `${cookieName}=${device}; path=${directSignInPath}; max-age=${year}; samesite=lax; httponly${secure}`,
  );
  return device;
}

/** Whether the email has signed in on the device before. */
export function isKnownDevice(db: Database, device: string, email: string): boolean {
  const sql = "SELECT 1 FROM sign_in_device WHERE device_digest = ? AND email = ?";
  return get(db, sql, digest(device), normalizedEmail(email)) !== undefined;
}

export function rememberDevice(db: Database, device: string, email: string, now: Date): void {
  run(
    db,
    `INSERT INTO sign_in_device (device_digest, email, signed_in_at) VALUES (?, ?, ?)
     ON CONFLICT (device_digest, email) DO UPDATE SET signed_in_at = excluded.signed_in_at`,
    digest(device),
    email,
    now.toISOString(),
  );
}
