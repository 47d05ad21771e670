import { createHash } from "node:crypto";
import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";

export interface CustomerMetafield {
  readonly customerId: number;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CustomerMetafieldKey {
  readonly namespace: string;
  readonly key: string;
}

/** A custom value of a customer, for example the wishlist; null when there is none. */
export function metafieldOf(
  db: Database,
  customerId: number,
  { namespace, key }: CustomerMetafieldKey,
): CustomerMetafield | null {
  const found = get<CustomerMetafield>(
    db,
    `SELECT customer_id AS customerId, namespace, key, type, value, created_at AS createdAt, updated_at AS updatedAt
     FROM customer_metafield WHERE customer_id = ? AND namespace = ? AND key = ?`,
    customerId,
    namespace,
    key,
  );
  return found ?? null;
}

/** Changes whenever the value does. Clients send it back so that they never overwrite a value they have not read. */
export function digestOf({ value }: Pick<CustomerMetafield, "value">): string {
  return createHash("sha256").update(value).digest("hex");
}

export function saveMetafield(
  db: Database,
  customerId: number,
  { namespace, key, type, value }: CustomerMetafieldKey & Pick<CustomerMetafield, "type" | "value">,
  now: Date,
): void {
  run(
    db,
    `INSERT INTO customer_metafield (customer_id, namespace, key, type, value, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)
     ON CONFLICT (customer_id, namespace, key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
    customerId,
    namespace,
    key,
    type,
    value,
    now.toISOString(),
  );
}
