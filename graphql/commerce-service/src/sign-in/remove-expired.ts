import type { Database } from "../database/database.ts";
import { run } from "../database/statement.ts";

const hour = 3_600_000;

/** Deletes expired sessions, tokens and codes, and old failed attempts. */
export function removeExpired(db: Database, now: Date): void {
  run(db, "DELETE FROM identity_record WHERE expires_at < ?", Math.floor(now.getTime() / 1000));
  // Keep an expired code for the rest of its sign-in, so that the page can say that it expired.
  const anHourAgo = new Date(now.getTime() - hour).toISOString();
  run(db, "DELETE FROM sign_in_code WHERE expires_at < ?", anHourAgo);
  run(db, "DELETE FROM sign_in_failure WHERE failed_at < ?", anHourAgo);
  const aYearAgo = new Date(now.getTime() - 365 * 24 * hour).toISOString();
  run(db, "DELETE FROM sign_in_device WHERE signed_in_at < ?", aYearAgo);
}
