import type { Database, Queries } from "../../database/database.ts";
import { mostFacts } from "../../platform/product-facts.ts";

export interface ChangedProduct {
  readonly id: string;
  readonly changedAt: string;
  readonly dueAt: string;
}

/** Milliseconds. */
const retry = 60_000;
const kept = 7 * 24 * 3_600_000;

/** Remembers that a product has changed, in the transaction of its webhook. */
export async function saveChangedProduct(queries: Queries, productId: string, now: Date): Promise<void> {
  await queries.query(
    `INSERT INTO changed_product (product_id, changed_at, due_at) VALUES ($1, $2, $2)
     ON CONFLICT (product_id) DO UPDATE SET changed_at = excluded.changed_at, due_at = excluded.due_at`,
    [productId, now.toISOString()],
  );
}

/** When a webhook named one last. Null if none has in a week. */
export async function lastChange(database: Database): Promise<string | null> {
  const [row] = await database.query<{ last: string | null }>(
    "SELECT max(changed_at) AS last FROM changed_product",
  );
  return row?.last ?? null;
}

/** Takes a batch of them. If the process ends before it has matched them, they are due again in a minute. */
export function takeChangedProducts(database: Database, now: Date): Promise<ChangedProduct[]> {
  const dueAt = new Date(now.getTime() + retry).toISOString();
  return database.transaction(async (queries) => {
    const due = await queries.query<Omit<ChangedProduct, "dueAt">>(
      `SELECT product_id AS id, changed_at AS "changedAt" FROM changed_product
       WHERE due_at <= $1 ORDER BY due_at, product_id LIMIT ${mostFacts}`,
      [now.toISOString()],
    );
    for (const { id } of due)
      await queries.query("UPDATE changed_product SET due_at = $2 WHERE product_id = $1", [id, dueAt]);
    return due.map((product) => ({ ...product, dueAt }));
  }, "changed products");
}

/** Unless the product has changed again meanwhile. */
export async function endChangedProduct(
  queries: Queries,
  { id, changedAt, dueAt }: ChangedProduct,
): Promise<void> {
  await queries.query(
    "UPDATE changed_product SET due_at = NULL WHERE product_id = $1 AND changed_at = $2 AND due_at = $3",
    [id, changedAt, dueAt],
  );
}

export async function forgetChangedProducts(database: Queries, now: Date): Promise<void> {
  await database.query("DELETE FROM changed_product WHERE changed_at < $1", [
    new Date(now.getTime() - kept).toISOString(),
  ]);
}
