import type { Database } from "../../database/database.ts";
import { run } from "../../database/statement.ts";

/** The number of events kept per table. Anyone can send events, so they must not fill the disk. */
const kept = 100_000;

/** The number of events removed at once, so that requests wait only briefly. The next run of the clock goes on. */
const slice = 500;

export function removeOldEvents(db: Database): void {
  for (const table of ["marketing_event", "analytics_event"]) {
    run(
      db,
      `DELETE FROM ${table} WHERE id IN
       (SELECT id FROM ${table} WHERE id <= (SELECT max(id) FROM ${table}) - ${kept} ORDER BY id LIMIT ${slice})`,
    );
  }
}
