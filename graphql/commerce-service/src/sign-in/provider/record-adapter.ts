import type { SQLInputValue } from "node:sqlite";
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from "oidc-provider";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import { digest } from "../../shared/secrets.ts";
import { BegunSignIns } from "./begun-sign-ins.ts";
import type { Successor } from "./refresh-successor.ts";

interface Row {
  readonly payload: string;
  readonly consumed_at: number | null;
}

/**
 * Seconds during which a refresh token stays usable after its first use. A browser that leaves the page during a
 * refresh loses the response with the new token, and needs the old one again on the next page. Once the new token has
 * been used, its response cannot have been lost.
 */
const refreshReuseSeconds = 30;

/**
 * Stores the identity provider's records in the shop's database, each under the digest of its id. A sign-in is in memory
 * until its visitor does something.
 */
export function recordAdapter(
  db: Database,
  successor: Successor,
  clock: () => number = Date.now,
): AdapterFactory {
  return (kind) => new (kind === "Interaction" ? SignInAdapter : RecordAdapter)(db, kind, successor, clock);
}

class RecordAdapter implements Adapter {
  readonly #db: Database;
  readonly #kind: string;
  readonly #successor: Successor;
  /** Seconds after its first use in which a record can be used again. */
  readonly #reuseSeconds: number;
  /** The time in milliseconds since 1970. */
  readonly #clock: () => number;
  constructor(db: Database, kind: string, successor: Successor, clock: () => number) {
    this.#db = db;
    this.#kind = kind;
    this.#successor = successor;
    this.#reuseSeconds = kind === "RefreshToken" ? refreshReuseSeconds : 0;
    this.#clock = clock;
  }

  async upsert(id: string, record: AdapterPayload, expiresIn?: number): Promise<void> {
    const payload = withoutSecrets(record);
    await this.#runStatement(
      `INSERT INTO identity_record (kind, id_digest, payload, grant_id, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (kind, id_digest) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
         uid = excluded.uid, expires_at = excluded.expires_at`,
      this.#kind,
      digest(id),
      JSON.stringify(payload),
      // A grant belongs to its own family, so revoking the family deletes it.
      this.#kind === "Grant" ? id : (payload.grantId ?? null),
      payload.uid ?? null,
      expiresIn === undefined ? null : this.now() + expiresIn,
    );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = get<Row>(
      this.#db,
      `SELECT payload, consumed_at FROM identity_record
       WHERE kind = ? AND id_digest = ? AND (expires_at IS NULL OR expires_at > ?)`,
      this.#kind,
      digest(id),
      this.now(),
    );
    return row && { ...this.#payloadOf(row), jti: id };
  }

  /** Only used for sessions, to check whether they still exist. The session id stays in the browser. */
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = get<Row>(
      this.#db,
      "SELECT payload, consumed_at FROM identity_record WHERE kind = ? AND uid = ? AND expires_at > ? LIMIT 1",
      this.#kind,
      uid,
      this.now(),
    );
    return row && this.#payloadOf(row);
  }

  async findByUserCode(): Promise<undefined> {
    throw new Error("Sign-in by user code is not supported");
  }

  /**
   * Marks a record as used. When a code is used twice at the same moment, one use succeeds and the code's family is
   * revoked, as after any second use. A refresh token may be used again within `refreshReuseSeconds` of its first use,
   * until its successor is used.
   */
  async consume(id: string): Promise<void> {
    const { changes } = await this.#runStatement(
      `UPDATE identity_record SET consumed_at = coalesce(consumed_at, ?1)
       WHERE kind = ?2 AND id_digest = ?3 AND (consumed_at IS NULL OR consumed_at > ?4) AND NOT EXISTS (
         SELECT 1 FROM identity_record WHERE kind = ?2 AND id_digest = ?5 AND consumed_at IS NOT NULL)`,
      this.now(),
      this.#kind,
      digest(id),
      this.now() - this.#reuseSeconds,
      digest(this.#successor(id)),
    );
    if (changes > 0) return;
    const grantId = (await this.find(id))?.grantId;
    if (grantId) await this.revokeByGrantId(grantId);
    throw new errors.InvalidGrant("already used");
  }

  async destroy(id: string): Promise<void> {
    await this.#runStatement(
      "DELETE FROM identity_record WHERE kind = ? AND id_digest = ?",
      this.#kind,
      digest(id),
    );
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#runStatement("DELETE FROM identity_record WHERE grant_id = ?", grantId);
  }

  #runStatement(sql: string, ...values: SQLInputValue[]): Promise<{ readonly changes: number }> {
    return retryWhileLocked(() => run(this.#db, sql, ...values));
  }

  /** The provider revokes the family of a record that is `consumed`. */
  #payloadOf({ payload, consumed_at }: Row): AdapterPayload {
    const stored = JSON.parse(payload) as AdapterPayload;
    const usable = consumed_at === null || consumed_at > this.now() - this.#reuseSeconds;
    return usable ? stored : { ...stored, consumed: consumed_at };
  }

  /** The time in seconds since 1970. */
  protected now(): number {
    return Math.floor(this.#clock() / 1000);
  }
}

/** The provider saves a sign-in when it begins, and again when the visitor has done something. */
class SignInAdapter extends RecordAdapter {
  readonly #begun = new BegunSignIns();

  override async upsert(id: string, record: AdapterPayload, expiresIn = 0): Promise<void> {
    if (!(await this.find(id))) return this.#begun.add(id, withoutSecrets(record), this.now() + expiresIn);
    await super.upsert(id, record, expiresIn);
    this.#begun.remove(id);
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    const begun = this.#begun.find(id, this.now());
    return begun ? { ...begun, jti: id } : super.find(id);
  }

  override async destroy(id: string): Promise<void> {
    this.#begun.remove(id);
    await super.destroy(id);
  }
}

/** Removes a record's id, and the session cookie that a sign-in stores: anyone who has these can use them. */
function withoutSecrets({ jti: _id, session, ...payload }: AdapterPayload): AdapterPayload {
  if (!session) return payload;
  const { cookie: _cookie, ...known } = session;
  return { ...payload, session: known };
}
