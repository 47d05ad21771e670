import type { Queries, Value } from "./database.ts";

/** Inserts rows with the same columns in one statement; `conflict` completes it. Names are never a stranger's. */
export async function insertRows(
  queries: Queries,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
  conflict = "",
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values: Value[] = [];
  const tuples = rows.map(
    (row) => `(${columns.map((column) => `$${values.push(row[column] ?? null)}`).join(", ")})`,
  );
  await queries.query(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${tuples.join(", ")} ${conflict}`,
    values,
  );
}
