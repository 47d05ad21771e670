import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";

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
