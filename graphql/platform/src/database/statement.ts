import type { SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import type { Database } from "./database.ts";

const statementsOf = new WeakMap<Database, Map<string, StatementSync>>();

/** The prepared statement for `sql`, compiled once a database. Only for SQL of a bounded number of forms. */
export function statement(db: Database, sql: string): StatementSync {
  let statements = statementsOf.get(db);
  if (!statements) statementsOf.set(db, (statements = new Map()));
  let prepared = statements.get(sql);
  if (!prepared) statements.set(sql, (prepared = db.prepare(sql)));
  return prepared;
}

/** All rows. `Row` says the columns' types: the query is trusted to deliver them. */
export function all<Row = Record<string, SQLOutputValue>>(
  db: Database,
  sql: string,
  ...values: SQLInputValue[]
): Row[] {
  return statement(db, sql).all(...values) as Row[];
}

/** What a query for one row finds. */
type Found<Row> = Row | undefined;

/** The first row, or undefined. */
export function get<Row = Record<string, SQLOutputValue>>(
  db: Database,
  sql: string,
  ...values: SQLInputValue[]
): Found<Row> {
  return statement(db, sql).get(...values) as Found<Row>;
}

/** Runs a change; returns the number of rows changed and the last id inserted. */
export function run(
  db: Database,
  sql: string,
  ...values: SQLInputValue[]
): { changes: number; lastInsertRowid: number } {
  const { changes, lastInsertRowid } = statement(db, sql).run(...values);
  return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
}
