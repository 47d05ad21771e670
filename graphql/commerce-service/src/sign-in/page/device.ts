import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { normalizedEmail } from "../../customers/customer-store.ts";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import { digest } from "../../kit/secrets.ts";
import { directSignInPath } from "../protocol.ts";

const cookieName = "identity_device";
const year = 365 * 24 * 3600;

/** The secret that identifies a browser on the sign-in page, with the cookie to set in a new browser. */
export function deviceOf(
  context: Context,
  publicUrl: string,
): { readonly device: string; readonly cookie?: string } {
  const known = getCookie(context, cookieName);
  if (known && /^[\w-]{27}$/.test(known)) return { device: known };
  const device = randomBytes(20).toString("base64url");
  const cookie = generateCookie(cookieName, device, {
    path: directSignInPath,
    maxAge: year,
    sameSite: "Lax",
    httpOnly: true,
    secure: publicUrl.startsWith("https:"),
  });
  return { device, cookie };
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
