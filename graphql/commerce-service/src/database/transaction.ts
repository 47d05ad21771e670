import type { DatabaseSync } from "node:sqlite";

/**
 * Runs `work` in one transaction, which begins IMMEDIATE: it waits for the write lock at the start, and never fails
 * halfway because of a stale snapshot. A nested one is a savepoint, so a failing part can be caught and skipped.
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
    // SQLite already rolls back on some errors, for example when the disk is full.
    if (db.isTransaction) db.exec(rollback);
    throw error;
  }
}
