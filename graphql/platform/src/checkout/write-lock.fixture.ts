import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";

/** Milliseconds; no single small write takes so long. */
const long = 10;

/** Resolves when somebody has been writing to a database file for a while: then they are in the middle of it. */
export async function untilWriting(path: string): Promise<void> {
  const db = new DatabaseSync(path, { timeout: 0 });
  let since = performance.now();
  while (performance.now() - since < long) {
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
