import type { DatabaseSync } from "node:sqlite";
import { openSqlite, waitBriefly } from "@circlet/service-kit/sqlite/open-sqlite";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import pLimit from "p-limit";
import type { Database, Queries, Value } from "./database.ts";

/** Opens a SQLite file, which several processes of one machine may share. */
export function openSqliteFile(path: string): Database {
  const sqlite = openSqlite(path);
  waitBriefly(sqlite);
  // There is one connection: a statement that does not belong to a transaction must not run inside of it.
  const inTurn = pLimit(1);
  const inside: Queries = {
    query: async <Row>(sql: string, values: readonly Value[] = []) =>
      sqlite.prepare(sql).all(Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]))) as Row[],
    run: async (script) => sqlite.exec(script),
  };
  const between =
    (begin: string) =>
    <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
      inTurn(async () => {
        await retryWhileLocked(() => sqlite.exec(begin));
        return commitOrUndo(sqlite, () => work(inside));
      });
  return {
    query: <Row>(sql: string, values?: readonly Value[]) =>
      inTurn(() => retryWhileLocked(() => inside.query<Row>(sql, values))),
    run: (script) => inTurn(() => retryWhileLocked(() => inside.run(script))),
    // It waits for the write lock at the start, so that all transactions run one after another.
    transaction: between("BEGIN IMMEDIATE"),
    snapshot: between("BEGIN"),
    close: () => inTurn(() => sqlite.close()),
  };
}

async function commitOrUndo<Result>(sqlite: DatabaseSync, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    sqlite.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite already rolls back on some errors, for example when the disk is full.
    if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
    throw error;
  }
}
