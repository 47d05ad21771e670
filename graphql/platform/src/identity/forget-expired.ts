import type { Database } from "../database/database.ts";
import { run } from "../database/statement.ts";

const hour = 3_600_000;

/** Deletes what no longer opens anything: expired sessions, tokens and codes, and wrong tries that count no more. */
export function forgetExpired(db: Database, now: Date): void {
  run(db, "DELETE FROM identity_record WHERE expires_at < ?", Math.floor(now.getTime() / 1000));
  // An expired code is shown as such for as long as its sign-in lasts.
  const anHourAgo = new Date(now.getTime() - hour).toISOString();
  run(db, "DELETE FROM sign_in_code WHERE expires_at < ?", anHourAgo);
  run(db, "DELETE FROM sign_in_failure WHERE failed_at < ?", anHourAgo);
}
