import type { Database } from "../../database/database.ts";
import { run } from "../../database/statement.ts";

/** The number of events kept per table. Anyone can send events, so they must not fill the disk. */
const kept = 100_000;

export function removeOldEvents(db: Database): void {
  for (const table of ["marketing_event", "analytics_event"]) {
    run(db, `DELETE FROM ${table} WHERE id <= (SELECT max(id) FROM ${table}) - ${kept}`);
  }
}
