import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";

/** Milliseconds. No single small write takes this long. */
const minimumDuration = 10;

/**
 * Resolves once another connection has held the write lock for a while, which means it is in the middle of its work.
 */
export async function waitForWriteLock(path: string): Promise<void> {
  const db = new DatabaseSync(path, { timeout: 0 });
  let since = performance.now();
  while (performance.now() - since < minimumDuration) {
    if (!isLocked(db)) since = performance.now();
    await setImmediate();
  }
  db.close();
}

function isLocked(db: DatabaseSync): boolean {
  try {
    db.exec("BEGIN IMMEDIATE; ROLLBACK");
    return false;
  } catch {
    return true;
  }
}
