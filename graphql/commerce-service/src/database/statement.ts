import type { SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import type { Database } from "./database.ts";

const statementsOf = new WeakMap<Database, Map<string, StatementSync>>();

/** The prepared statement for `sql`, cached per database. Use it only for a bounded number of SQL strings. */
export function statement(db: Database, sql: string): StatementSync {
  let statements = statementsOf.get(db);
  if (!statements) statementsOf.set(db, (statements = new Map()));
  let prepared = statements.get(sql);
  if (!prepared) statements.set(sql, (prepared = db.prepare(sql)));
  return prepared;
}

/** All rows. `Row` describes the columns; the query is trusted to return them. */
export function all<Row = Record<string, SQLOutputValue>>(
  db: Database,
  sql: string,
  ...values: SQLInputValue[]
): Row[] {
  return statement(db, sql).all(...values) as Row[];
}

type FoundRow<Row> = Row | undefined;

export function get<Row = Record<string, SQLOutputValue>>(
  db: Database,
  sql: string,
  ...values: SQLInputValue[]
): FoundRow<Row> {
  return statement(db, sql).get(...values) as FoundRow<Row>;
}

/** Runs a write and returns the number of changed rows and the last inserted id. */
export function run(
  db: Database,
  sql: string,
  ...values: SQLInputValue[]
): { changes: number; lastInsertRowid: number } {
  const { changes, lastInsertRowid } = statement(db, sql).run(...values);
  return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
}
