import { randomInt } from "node:crypto";
import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { Database } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { queueEmail } from "../../shared/email-queue.ts";
import { rememberDevice } from "./device.ts";
import { digest, sameSecret } from "../../shared/secrets.ts";

/** The lifetime of a code, in minutes. */
export const codeMinutes = 10;
/** Wrong attempts after which a code stops working. */
export const triesPerCode = 5;
export const codesPerSignIn = 5;
/**
 * Wrong attempts per email, device and hour, across all sign-ins, so that requesting new codes does not allow more
 * guesses. Another device can use up only its own attempts, so a stranger cannot lock a customer out; `RateLimits`
 * limits the codes that other devices request.
 */
export const triesPerHour = 20;

const hour = 3_600_000;

export interface PendingCode {
  readonly email: string;
  readonly code: string;
  readonly state: "open" | "expired" | "used up";
  /** Whether another code can be requested. */
  readonly canRenew: boolean;
}

interface Row {
  readonly email: string;
  readonly code: string;
  readonly wrong_tries: number;
  readonly issued: number;
  readonly expires_at: string;
}

/** The code of a sign-in, or undefined before an email was entered. */
export function pendingCode(db: Database, signIn: string, now: Date): PendingCode | undefined {
  const row = findRow(db, signIn);
  return (
    row && {
      email: row.email,
      code: row.code,
      state: stateOf(row, now),
      canRenew: row.issued < codesPerSignIn,
    }
  );
}

/** Replaces a sign-in's code and sends it. Returns false when the sign-in has requested too many. */
export function issueCode(db: Database, signIn: string, email: string, now: Date): boolean {
  return transaction(db, () => {
    const isIssued = replaceCode(db, signIn, email, now);
    if (isIssued) queueEmail(db, { kind: "sign-in", reference: digest(signIn) }, now);
    return isIssued;
  });
}

function replaceCode(db: Database, signIn: string, email: string, now: Date): boolean {
  const { changes } = run(
    db,
    `INSERT INTO sign_in_code (sign_in_digest, email, code, expires_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (sign_in_digest) DO UPDATE SET email = excluded.email, code = excluded.code, wrong_tries = 0,
       issued = issued + 1, expires_at = excluded.expires_at WHERE issued < ${codesPerSignIn}`,
    digest(signIn),
    normalizedEmail(email),
    String(randomInt(1_000_000)).padStart(6, "0"),
    new Date(now.getTime() + codeMinutes * 60_000).toISOString(),
  );
  return changes > 0;
}

export interface EmailedCode {
  readonly digest: string;
  readonly email: string;
  readonly code: string;
}

const openCodes = `SELECT sign_in_digest AS digest, email, code FROM sign_in_code
  WHERE email <> '' AND wrong_tries < ${triesPerCode} AND expires_at > ?`;

/** The code of a sign-in, by its digest, while the code works. */
export function openCode(db: Database, digestOfSignIn: string, now: Date): EmailedCode | undefined {
  return get<EmailedCode>(db, `${openCodes} AND sign_in_digest = ?`, now.toISOString(), digestOfSignIn);
}

/** The working codes for an address, newest first. */
export function openCodesOf(db: Database, email: string, now: Date): EmailedCode[] {
  return all<EmailedCode>(
    db,
    `${openCodes} AND email = ? ORDER BY expires_at DESC`,
    now.toISOString(),
    email,
  );
}

/** Clears the address, so that another can be entered. Still counts the codes issued. */
export function forgetAddress(db: Database, signIn: string): void {
  run(db, "UPDATE sign_in_code SET email = '', code = '' WHERE sign_in_digest = ?", digest(signIn));
}

export type CodeVerdict =
  | { readonly kind: "right"; readonly email: string }
  | { readonly kind: "wrong"; readonly triesLeft: number }
  | { readonly kind: "none" | "expired" | "used up" | "locked" };

/** Checks a typed code. A correct code is used up; a wrong one counts against the code, the email and the device. */
export function checkCode(
  db: Database,
  signIn: string,
  typed: string,
  { device, renewed, now }: { readonly device: string; readonly renewed: string; readonly now: Date },
): CodeVerdict {
  return transaction(db, () => {
    const row = findRow(db, signIn);
    if (!row) return { kind: "none" };
    const state = stateOf(row, now);
    if (state !== "open") return { kind: state };
    if (recentFailures(db, row.email, device, now) >= triesPerHour) return { kind: "locked" };
    if (sameSecret(typed.replace(/[\s-]/g, ""), row.code)) {
      run(db, "DELETE FROM sign_in_code WHERE sign_in_digest = ?", digest(signIn));
      rememberDevice(db, { device, renewed }, row.email, now);
      return { kind: "right", email: row.email };
    }
    run(db, "UPDATE sign_in_code SET wrong_tries = wrong_tries + 1 WHERE sign_in_digest = ?", digest(signIn));
    run(
      db,
      "INSERT INTO sign_in_failure (email, device_digest, failed_at) VALUES (?, ?, ?)",
      row.email,
      digest(device),
      now.toISOString(),
    );
    const triesLeft = triesPerCode - row.wrong_tries - 1;
    return triesLeft > 0 ? { kind: "wrong", triesLeft } : { kind: "used up" };
  });
}

function findRow(db: Database, signIn: string): Row | undefined {
  return get<Row>(db, "SELECT * FROM sign_in_code WHERE sign_in_digest = ? AND email <> ''", digest(signIn));
}

function stateOf(row: Row, now: Date): PendingCode["state"] {
  if (row.wrong_tries >= triesPerCode) return "used up";
  return row.expires_at <= now.toISOString() ? "expired" : "open";
}

function recentFailures(db: Database, email: string, device: string, now: Date): number {
  const since = new Date(now.getTime() - hour).toISOString();
  // Ignore failures from the future: after the clock was set back, they would count for more than an hour.
  const sql = `SELECT count(*) AS count FROM sign_in_failure
     WHERE email = ? AND device_digest = ? AND failed_at > ? AND failed_at <= ?`;
  return get<{ count: number }>(db, sql, email, digest(device), since, now.toISOString())?.count ?? 0;
}
