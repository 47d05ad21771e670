import * as v from "valibot";
import type { Database, Queries } from "../database/database.ts";
import { migrationNames } from "../database/migrate.ts";

/** Referenced tables come first. */
const tables = [
  "review",
  "saved_search",
  "listing",
  "paid_order",
  "paid_order_product",
  "saved_listing",
  "email_alerts",
  "watched_product",
] as const;
/** Tables with generated ids. */
const numbered = ["review", "saved_search", "listing", "saved_listing"] as const;

const head = v.object({ format: v.literal("circlet-extensions-1"), migration: v.string() });
const line = v.object({ table: v.picklist(tables), row: v.record(v.string(), v.unknown()) });

/** The number of rows that are read or written at once. */
const batch = 500;

/** The backup file is damaged or from a newer release. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/**
 * Writes all data as lines of JSON, from one consistent snapshot. Leaves out the wishlists, which are on the platform,
 * and pending jobs, whose webhooks the platform sends again.
 */
export async function writeBackup(database: Database, write: (line: string) => Promise<void>): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    await write(JSON.stringify({ format: "circlet-extensions-1", migration: migrationNames().at(-1) }));
    for (const table of tables) {
      await queries.run(
        `DECLARE ${table}_rows CURSOR FOR SELECT to_jsonb(each) AS row FROM ${table} AS each`,
      );
      for (;;) {
        const rows = await queries.query<{ row: object }>(`FETCH ${batch} FROM ${table}_rows`);
        for (const { row } of rows) await write(JSON.stringify({ table, row }));
        if (rows.length < batch) break;
      }
    }
  });
}

/**
 * Replaces all data with a backup's, or changes nothing if that fails. Throws a `BackupError` for an unreadable file.
 */
export async function restoreBackup(database: Database, lines: AsyncIterable<string>): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.run(`TRUNCATE ${tables.join(", ")} RESTART IDENTITY`);
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
    for (const table of numbered)
      await queries.query(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ${table}), false)`,
      );
  });
}

/** Groups rows of the same table, because one statement per row would take minutes. */
function writerTo(queries: Queries) {
  let table: (typeof tables)[number] = "review";
  let rows: object[] = [];
  const rest = async (): Promise<void> => {
    if (rows.length > 0)
      await queries.query(
        `INSERT INTO ${table} SELECT (jsonb_populate_recordset(NULL::${table}, $1::jsonb)).*`,
        [JSON.stringify(rows)],
      );
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

/** Otherwise, columns that this release does not know would be dropped silently. */
function requireKnown(migration: string): void {
  if (!migrationNames().includes(migration))
    throw new BackupError(`The backup is from a newer release with the migration ${migration}.`);
}
