import type { Database, Queries } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { comparableAtOnce } from "../platform/comparable-products.ts";

/** Milliseconds. */
const retry = 60_000;
const keptGone = 7 * 24 * 3_600_000;

/** A product's id, and its facts as JSON; null if it is gone. */
export interface ComparedRow {
  readonly id: string;
  readonly facts: string | null;
}

/** Remembers that a product has changed, in the transaction of its webhook. */
export async function saveDueProduct(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.query(
    `INSERT INTO compared_product (product_id, read_at, due_at) VALUES ($1, $2, $2)
     ON CONFLICT (product_id) DO UPDATE SET due_at = excluded.due_at`,
    [id, now.toISOString()],
  );
}

/** Takes a batch of them. If the process ends before it has read them, they are due again in a minute. */
export async function takeDueProducts(database: Database, now: Date) {
  const dueAt = new Date(now.getTime() + retry).toISOString();
  const ids = await database.transaction(async (queries) => {
    const due = await queries.query<{ id: string }>(
      `SELECT product_id AS id FROM compared_product WHERE due_at <= $1
       ORDER BY due_at, product_id LIMIT ${comparableAtOnce}`,
      [now.toISOString()],
    );
    for (const { id } of due)
      await queries.query("UPDATE compared_product SET due_at = $2 WHERE product_id = $1", [id, dueAt]);
    return due.map(({ id }) => id);
  }, "compared products");
  return { ids, dueAt };
}

/** Unless the product has changed again meanwhile. */
export async function saveReadProduct(
  queries: Queries,
  { id, facts }: ComparedRow,
  { now, dueAt }: { readonly now: Date; readonly dueAt: string },
): Promise<void> {
  await queries.query(
    "UPDATE compared_product SET facts = $2, read_at = $3, due_at = NULL WHERE product_id = $1 AND due_at = $4",
    [id, facts, now.toISOString(), dueAt],
  );
}

/** Products of a page of the catalog that was asked for at `askedAt`. Those that were read meanwhile stay. */
export async function savePage(queries: Queries, rows: readonly ComparedRow[], askedAt: Date): Promise<void> {
  const readAt = askedAt.toISOString();
  await insertRows(
    queries,
    "compared_product",
    rows.map(({ id, facts }) => ({ product_id: id, facts, read_at: readAt })),
    `ON CONFLICT (product_id) DO UPDATE SET facts = excluded.facts, read_at = excluded.read_at
     WHERE compared_product.read_at <= excluded.read_at`,
  );
}

/** Products that a whole pass has not met are gone. */
export async function endUnread(queries: Queries, startedAt: string, now: Date): Promise<void> {
  await queries.query(
    `UPDATE compared_product SET facts = NULL, read_at = $2
     WHERE read_at < $1 AND facts IS NOT NULL AND due_at IS NULL`,
    [startedAt, now.toISOString()],
  );
}

export async function forgetGoneProducts(database: Queries, now: Date): Promise<void> {
  await database.query("DELETE FROM compared_product WHERE facts IS NULL AND read_at < $1", [
    new Date(now.getTime() - keptGone).toISOString(),
  ]);
}

export interface CatalogPass {
  readonly startedAt: string;
  readonly afterPage: string | null;
  readonly products: number;
  readonly nextAt: string;
  readonly finishedAt: string | null;
}

export async function catalogPass(queries: Queries): Promise<CatalogPass | undefined> {
  const [pass] = await queries.query<CatalogPass>(
    `SELECT started_at AS "startedAt", after_page AS "afterPage", products, next_at AS "nextAt",
       finished_at AS "finishedAt" FROM catalog_pass`,
  );
  return pass;
}

export async function savePass(queries: Queries, pass: CatalogPass): Promise<void> {
  await queries.query(
    `INSERT INTO catalog_pass (id, started_at, after_page, products, next_at, finished_at)
     VALUES (1, $1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET started_at = excluded.started_at,
       after_page = excluded.after_page, products = excluded.products, next_at = excluded.next_at,
       finished_at = excluded.finished_at`,
    [pass.startedAt, pass.afterPage, pass.products, pass.nextAt, pass.finishedAt],
  );
}

/** How many products are known, and how many of them have measurements. */
export async function countCompared(queries: Queries): Promise<{ products: number; measured: number }> {
  const [counted] = await queries.query<{ products: number | string; measured: number | string }>(
    `SELECT count(*) AS products, count(CASE WHEN facts LIKE '%"lengths":[%' THEN 1 END) AS measured
     FROM compared_product WHERE facts IS NOT NULL`,
  );
  return { products: Number(counted?.products ?? 0), measured: Number(counted?.measured ?? 0) };
}
