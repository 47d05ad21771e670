import type { DatabaseSync } from "node:sqlite";

/**
 * Runs `work` in one transaction: all of it is kept, or, when it throws, none.
 *
 * The outermost one begins IMMEDIATE, so that it waits for its turn to write at the start and never fails half-way
 * for a stale snapshot. Inside a transaction it is a savepoint: a failing part can be caught and left out.
 */
export function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
  const [begin, commit, rollback] = db.isTransaction
    ? ["SAVEPOINT part", "RELEASE part", "ROLLBACK TO part; RELEASE part"]
    : ["BEGIN IMMEDIATE", "COMMIT", "ROLLBACK"];
  db.exec(begin);
  try {
    const result = work();
    if (result instanceof Promise) throw new TypeError("a transaction's work must be synchronous");
    db.exec(commit);
    return result;
  } catch (error) {
    // SQLite has already rolled back by itself on some errors (disk full, for one).
    if (db.isTransaction) db.exec(rollback);
    throw error;
  }
}
