import { randomInt } from "node:crypto";
import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { sameSecret } from "../http/same-secret.ts";
import { normalizedEmail } from "./customer-store.ts";
import { digest } from "./digest.ts";

/** How long a code holds, in minutes. */
export const codeMinutes = 10;
/** Wrong tries that a code outlives, counted with the last one. */
export const triesPerCode = 5;
/** Codes that one sign-in may ask for. */
export const codesPerSignIn = 5;
/** Wrong tries for one address in an hour, over all sign-ins: new codes buy no more guesses. */
export const triesPerHour = 20;

const hour = 3_600_000;

/** The code that a sign-in waits for. */
export interface PendingCode {
  readonly email: string;
  readonly code: string;
  readonly state: "open" | "expired" | "used up";
  /** Whether another code may be asked for. */
  readonly canRenew: boolean;
}

interface Row {
  readonly email: string;
  readonly code: string;
  readonly wrong_tries: number;
  readonly issued: number;
  readonly expires_at: string;
}

/** The code of a sign-in, or undefined before an address was given. */
export function pendingCode(db: Database, signIn: string, now: Date): PendingCode | undefined {
  const row = find(db, signIn);
  return (
    row && {
      email: row.email,
      code: row.code,
      state: stateOf(row, now),
      canRenew: row.issued < codesPerSignIn,
    }
  );
}

/** Makes a code for a sign-in, in place of the one before. False: there were enough. */
export function issueCode(db: Database, signIn: string, email: string, now: Date): boolean {
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

/** Lets another address be given. How many codes the sign-in has had is not forgotten. */
export function forgetAddress(db: Database, signIn: string): void {
  run(db, "UPDATE sign_in_code SET email = '', code = '' WHERE sign_in_digest = ?", digest(signIn));
}

export type CodeVerdict =
  | { readonly kind: "right"; readonly email: string }
  | { readonly kind: "wrong"; readonly triesLeft: number }
  | { readonly kind: "none" | "expired" | "used up" | "locked" };

/** Checks what somebody typed. A right code is used up by it; a wrong one counts against code and address. */
export function checkCode(db: Database, signIn: string, typed: string, now: Date): CodeVerdict {
  return transaction(db, () => {
    const row = find(db, signIn);
    if (!row) return { kind: "none" };
    const state = stateOf(row, now);
    if (state !== "open") return { kind: state };
    if (recentFailures(db, row.email, now) >= triesPerHour) return { kind: "locked" };
    if (sameSecret(typed.replace(/[\s-]/g, ""), row.code)) {
      run(db, "DELETE FROM sign_in_code WHERE sign_in_digest = ?", digest(signIn));
      return { kind: "right", email: row.email };
    }
    run(db, "UPDATE sign_in_code SET wrong_tries = wrong_tries + 1 WHERE sign_in_digest = ?", digest(signIn));
    run(db, "INSERT INTO sign_in_failure (email, failed_at) VALUES (?, ?)", row.email, now.toISOString());
    const triesLeft = triesPerCode - row.wrong_tries - 1;
    return triesLeft > 0 ? { kind: "wrong", triesLeft } : { kind: "used up" };
  });
}

function find(db: Database, signIn: string): Row | undefined {
  return get<Row>(db, "SELECT * FROM sign_in_code WHERE sign_in_digest = ? AND email <> ''", digest(signIn));
}

function stateOf(row: Row, now: Date): PendingCode["state"] {
  if (row.wrong_tries >= triesPerCode) return "used up";
  return row.expires_at <= now.toISOString() ? "expired" : "open";
}

function recentFailures(db: Database, email: string, now: Date): number {
  const since = new Date(now.getTime() - hour).toISOString();
  const sql = "SELECT count(*) AS count FROM sign_in_failure WHERE email = ? AND failed_at > ?";
  return get<{ count: number }>(db, sql, email, since)?.count ?? 0;
}
