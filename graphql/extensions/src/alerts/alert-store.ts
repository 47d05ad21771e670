import { type AlertStore, day, type ListingToCheck, week } from "@circlet/alerts/make-alerts";
import type { Database } from "../database/database.ts";
import { know, watchedProducts } from "./watched-products.ts";

/** The service's tables for the rules of alerts. */
export function alertStore(database: Database): AlertStore {
  return {
    async take(now) {
      const [taken] = await database.query<{ id: string }>(
        `UPDATE email_alerts SET next_check_at = $2 WHERE customer_id = (
           SELECT customer_id FROM email_alerts
           WHERE is_on AND next_check_at <= $1 AND (mailed_at IS NULL OR mailed_at <= $3)
           ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED
         ) RETURNING customer_id AS id`,
        [now, after(now, day), after(now, -week)],
      );
      return taken?.id;
    },
    async postpone(customerId, until) {
      await database.query("UPDATE email_alerts SET next_check_at = $2 WHERE customer_id = $1", [
        customerId,
        until,
      ]);
    },
    watched: (customerId) => watchedProducts(database, customerId),
    listings: (customerId) =>
      database.query<ListingToCheck>(
        `SELECT id, name, path, seen_at AS "seenAt" FROM saved_listing WHERE customer_id = $1
         ORDER BY saved_at DESC, id DESC`,
        [customerId],
      ),
    know: (customerId, products) => know(database, customerId, products),
    mail: (customerId, alerts, { products, listings }, now) =>
      database.transaction(async (queries) => {
        const [made] = await queries.query(
          `UPDATE email_alerts SET mailed_at = $2, alerts = $3, next_check_at = $4, next_attempt_at = $2, attempts = 0
           WHERE customer_id = $1 AND is_on AND (mailed_at IS NULL OR mailed_at <= $5) RETURNING 1`,
          [customerId, now, JSON.stringify(alerts), after(now, week), after(now, -week)],
        );
        if (!made) return false;
        await know(queries, customerId, products);
        for (const { id, seenAt } of listings)
          await queries.query("UPDATE saved_listing SET seen_at = $2 WHERE id = $1", [id, seenAt]);
        return true;
      }),
  };
}

function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
