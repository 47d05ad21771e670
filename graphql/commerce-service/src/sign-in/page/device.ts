import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import { digest } from "../../shared/secrets.ts";
import { directSignInPath } from "../protocol.ts";

const cookieName = "identity_device";
const year = 365 * 24 * 3600;

/** The secret that identifies a browser on the sign-in page, and the cookie that keeps it. */
export interface Device {
  readonly device: string;
  /** To set in the browser, if it is new. */
  readonly cookie?: string;
}

export function deviceOf(context: Context, publicUrl: string): Device {
  const known = getCookie(context, cookieName);
  return known && /^[\w-]{27}$/.test(known) ? { device: known } : newDevice(publicUrl);
}

export function newDevice(publicUrl: string): Required<Device> {
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

/** A sign-in gives the device another secret, because a stranger may have planted the one that it came with. */
export function rememberDevice(
  db: Database,
  { device, renewed }: { readonly device: string; readonly renewed: string },
  email: string,
  now: Date,
): void {
  run(
    db,
    "UPDATE sign_in_device SET device_digest = ? WHERE device_digest = ?",
    digest(renewed),
    digest(device),
  );
  run(
    db,
    `INSERT INTO sign_in_device (device_digest, email, signed_in_at) VALUES (?, ?, ?)
     ON CONFLICT (device_digest, email) DO UPDATE SET signed_in_at = excluded.signed_in_at`,
    digest(renewed),
    email,
    now.toISOString(),
  );
}
