import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from "oidc-provider";
import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { digest } from "./digest.ts";

interface Row {
  readonly payload: string;
  readonly consumed_at: number | null;
}

/** Keeps what the identity provider remembers in the shop's database, each record under the digest of its id. */
export function recordAdapter(db: Database): AdapterFactory {
  return (kind) => new RecordAdapter(db, kind);
}

class RecordAdapter implements Adapter {
  readonly #db: Database;
  readonly #kind: string;
  constructor(db: Database, kind: string) {
    this.#db = db;
    this.#kind = kind;
  }

  async upsert(id: string, record: AdapterPayload, expiresIn?: number): Promise<void> {
    const payload = withoutSecrets(record);
    run(
      this.#db,
      `INSERT INTO identity_record (kind, id_digest, payload, grant_id, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (kind, id_digest) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
         uid = excluded.uid, expires_at = excluded.expires_at`,
      this.#kind,
      digest(id),
      JSON.stringify(payload),
      // A grant is its own family's head: revoking the family takes it along.
      this.#kind === "Grant" ? id : (payload.grantId ?? null),
      payload.uid ?? null,
      expiresIn === undefined ? null : now() + expiresIn,
    );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = get<Row>(
      this.#db,
      `SELECT payload, consumed_at FROM identity_record
       WHERE kind = ? AND id_digest = ? AND (expires_at IS NULL OR expires_at > ?)`,
      this.#kind,
      digest(id),
      now(),
    );
    return row && { ...payloadOf(row), jti: id };
  }

  /** Only sessions are looked up so, to see whether they last. Their id stays with the browser that has it. */
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = get<Row>(
      this.#db,
      "SELECT payload, consumed_at FROM identity_record WHERE kind = ? AND uid = ? AND expires_at > ? LIMIT 1",
      this.#kind,
      uid,
      now(),
    );
    return row && payloadOf(row);
  }

  async findByUserCode(): Promise<undefined> {
    throw new Error("there is no sign-in by user code");
  }

  /** Of two that use a code or refresh token at the same moment one succeeds; the family dies, as for any second use. */
  async consume(id: string): Promise<void> {
    const { changes } = run(
      this.#db,
      "UPDATE identity_record SET consumed_at = ? WHERE kind = ? AND id_digest = ? AND consumed_at IS NULL",
      now(),
      this.#kind,
      digest(id),
    );
    if (changes > 0) return;
    const grantId = (await this.find(id))?.grantId;
    if (grantId) await this.revokeByGrantId(grantId);
    throw new errors.InvalidGrant("already used");
  }

  async destroy(id: string): Promise<void> {
    run(this.#db, "DELETE FROM identity_record WHERE kind = ? AND id_digest = ?", this.#kind, digest(id));
  }

  /** Ends everything that came of a grant, whatever kind asked for it. */
  async revokeByGrantId(grantId: string): Promise<void> {
    transaction(this.#db, () => run(this.#db, "DELETE FROM identity_record WHERE grant_id = ?", grantId));
  }
}

/** A record's own id, and a sign-in's copy of its session's, are what browsers and clients prove themselves with. */
function withoutSecrets({ jti: _id, session, ...payload }: AdapterPayload): AdapterPayload {
  if (!session) return payload;
  const { cookie: _cookie, ...known } = session;
  return { ...payload, session: known };
}

function payloadOf({ payload, consumed_at }: Row): AdapterPayload {
  const stored = JSON.parse(payload) as AdapterPayload;
  return consumed_at === null ? stored : { ...stored, consumed: consumed_at };
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
