import { type Customer, findCustomer } from "../../customers/customer-store.ts";
import type { Database } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { digest } from "../../shared/secrets.ts";
import { customerApiScope, sessionCookie } from "../protocol.ts";

/** The fields of access token and session records that are used here. */
interface Payload {
  readonly accountId?: string;
  readonly clientId?: string;
  readonly scope?: string;
  readonly sessionUid?: string;
  readonly grantId?: string;
  /** When it was issued, in seconds. */
  readonly iat?: number;
  readonly authorizations?: Readonly<Record<string, { readonly grantId?: string }>>;
}

/** Seconds. Beyond that, the clock was set back, and the token would live too long. */
const clockTolerance = 60;

/** The owner of an Authorization header's token, with or without "Bearer". Undefined once its session has ended. */
export function customerOfToken(
  db: Database,
  authorization: string | null | undefined,
  now = new Date(),
): Customer | undefined {
  const value = authorization?.replace(/^Bearer\s+/i, "").trim();
  if (!value) return undefined;
  const seconds = Math.floor(now.getTime() / 1000);
  const token = payloadOf(
    db,
    "kind = 'AccessToken' AND id_digest = ? AND consumed_at IS NULL AND expires_at > ?",
    digest(value),
    seconds,
  );
  if (!token?.scope?.split(" ").includes(customerApiScope)) return undefined;
  if ((token.iat ?? 0) > seconds + clockTolerance) return undefined;
  return isSignedIn(db, token, seconds) ? findCustomer(db, Number(token.accountId)) : undefined;
}

/** The customer who is signed in at the identity provider in this browser, by its session cookie. */
export function customerOfSession(
  db: Database,
  cookies: string | null,
  now = new Date(),
): Customer | undefined {
  const prefix = `${sessionCookie}=`;
  const cookie = (cookies ?? "").split("; ").find((each) => each.startsWith(prefix));
  if (!cookie) return undefined;
  const session = payloadOf(
    db,
    "kind = 'Session' AND id_digest = ? AND expires_at > ?",
    digest(cookie.slice(prefix.length)),
    Math.floor(now.getTime() / 1000),
  );
  return session?.accountId ? findCustomer(db, Number(session.accountId)) : undefined;
}

function isSignedIn(db: Database, token: Payload, seconds: number): boolean {
  const { sessionUid, accountId, clientId, grantId } = token;
  if (!sessionUid || !accountId || !clientId || !grantId) return false;
  const session = payloadOf(db, "kind = 'Session' AND uid = ? AND expires_at > ?", sessionUid, seconds);
  return session?.accountId === accountId && session.authorizations?.[clientId]?.grantId === grantId;
}

function payloadOf(db: Database, where: string, ...values: (string | number)[]): Payload | undefined {
  const row = get<{ payload: string }>(
    db,
    `SELECT payload FROM identity_record WHERE ${where} LIMIT 1`,
    ...values,
  );
  return row && (JSON.parse(row.payload) as Payload);
}
