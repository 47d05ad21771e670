import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import type { Customer } from "./customer.ts";
import { findCustomer } from "./customer-store.ts";
import { digest } from "./digest.ts";
import { customerApiScope } from "./scope.ts";

/** What matters here of an access token's record, and of a session's. */
interface Payload {
  readonly accountId?: string;
  readonly clientId?: string;
  readonly scope?: string;
  readonly sessionUid?: string;
  readonly grantId?: string;
  readonly authorizations?: Readonly<Record<string, { readonly grantId?: string }>>;
}

/**
 * The customer whose customer-API token stands in an Authorization header, bare (as the hosted platform takes it) or
 * after "Bearer". Undefined when there is none, when it is unknown, expired or for something else, and as soon as the
 * session it was issued in has ended.
 */
export function customerOfToken(
  db: Database,
  authorization: string | undefined,
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
  return isSignedIn(db, token, seconds) ? findCustomer(db, Number(token.accountId)) : undefined;
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
