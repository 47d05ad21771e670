import * as v from "valibot";
import type { Database, Queries, Value } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { migrationNames } from "../database/migrate.ts";

/** The columns of each table's primary key. Referenced tables come first. */
const tables = {
  review: ["id"],
  listing: ["kind", "slug"],
  paid_order: ["id"],
  paid_order_product: ["order_id", "product_id"],
  saved_listing: ["id"],
  email_alerts: ["customer_id"],
  watched_product: ["customer_id", "product_id"],
  search_term: ["term", "search_id"],
  filtered_metafield: ["namespace", "key"],
  changed_product: ["product_id"],
  alert_match: ["customer_id", "source", "product_id"],
  alert_request: ["customer_id", "path"],
  alert_message: ["id"],
  push_device: ["id"],
  push_message: ["id"],
  push_key: ["name"],
  compared_product: ["product_id"],
  catalog_pass: ["id"],
  seeding: ["seeded_at"],
  received_webhook: ["id"],
} as const;
type Table = keyof typeof tables;
const tableNames = Object.keys(tables) as Table[];

type Row = Readonly<Record<string, Value>>;

const head = v.object({ format: v.literal("circlet-extensions-1"), migration: v.string() });
const line = v.object({
  table: v.picklist(tableNames),
  row: v.record(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)), v.nullable(v.union([v.string(), v.number()]))),
});

/** The number of rows that are read or written at once. */
const batch = 500;

/** The backup file is damaged or from a newer release. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Writes all data as lines of JSON, as of one moment. The wishlists are on the platform. */
export async function writeBackup(database: Database, write: (line: string) => Promise<void>): Promise<void> {
  await database.snapshot(async (queries) => {
    await write(JSON.stringify({ format: "circlet-extensions-1", migration: migrationNames().at(-1) }));
    for (const table of tableNames)
      for await (const row of rowsOf(queries, table)) await write(JSON.stringify({ table, row }));
  });
}

async function* rowsOf(queries: Queries, table: Table): AsyncIterable<Row> {
  const key = tables[table];
  const columns = key.join(", ");
  let last: Value[] = [];
  for (;;) {
    const after =
      last.length > 0 ? `WHERE (${columns}) > (${key.map((_, at) => `$${at + 1}`).join(", ")})` : "";
    const rows = await queries.query<Row>(
      `SELECT * FROM ${table} ${after} ORDER BY ${columns} LIMIT ${batch}`,
      last,
    );
    yield* rows;
    if (rows.length < batch) return;
    last = key.map((column) => rows.at(-1)?.[column] ?? null);
  }
}

/** Deletes what came from the shop's customers and orders. The merchant's own texts stay. */
export async function deleteShopData(queries: Queries): Promise<void> {
  for (const table of ["saved_listing", "email_alerts", "paid_order", "review"])
    await queries.run(`DELETE FROM ${table}`);
}

export async function deleteAll(queries: Queries): Promise<void> {
  for (const table of tableNames.toReversed()) await queries.run(`DELETE FROM ${table}`);
}

/** Replaces all data with a backup's, or changes nothing. Throws a `BackupError` for an unreadable file. */
export async function restoreBackup(database: Database, lines: AsyncIterable<string>): Promise<void> {
  await database.transaction(async (queries) => {
    await deleteAll(queries);
    const write = writerTo(queries);
    let hasHead = false;
    for await (const text of lines) {
      if (text.trim() === "") continue;
      if (hasHead) await write.row(parsed(line, text));
      else requireKnown(parsed(head, text).migration);
      hasHead = true;
    }
    if (!hasHead) throw new BackupError("The backup is empty.");
    await write.rest();
  });
}

/** Groups rows of the same table, because one statement per row would take minutes. */
function writerTo(queries: Queries) {
  let table: Table = "review";
  let rows: Row[] = [];
  const rest = async (): Promise<void> => {
    await insertRows(queries, table, rows);
    rows = [];
  };
  const row = async (next: v.InferOutput<typeof line>): Promise<void> => {
    if (next.table !== table || rows.length >= batch) await rest();
    ({ table } = next);
    rows.push(next.row);
  };
  return { row, rest };
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!result.success) throw new BackupError(`This line is not from a backup: ${text.slice(0, 80)}`);
  return result.output;
}

/** Otherwise, columns that this release does not know would be lost. */
function requireKnown(migration: string): void {
  if (!migrationNames().includes(migration))
    throw new BackupError(`The backup is from a newer release with the migration ${migration}.`);
}
