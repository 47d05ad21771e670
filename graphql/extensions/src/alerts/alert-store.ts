import { randomUUID } from "node:crypto";
import { type AlertStore, day, type ListingToCheck, week } from "./make-alerts.ts";
import { alertsChoice } from "./email-alerts-store.ts";
import { inTimeFrequencies } from "./frequency.ts";
import { endOfQuietHours } from "./quiet-hours.ts";
import { queuePushes } from "./push/waiting-pushes.ts";
import type { Database } from "../database/database.ts";
import { takeFirst } from "../database/take-first.ts";
import { saveKnownProducts, watchedProducts } from "./watched-products.ts";

interface DueCustomer {
  readonly id: string;
  readonly nextCheckAt: string;
}

/** The service's tables for the rules of alerts. */
export function alertStore(database: Database): AlertStore {
  const findDue = async (now: Date): Promise<DueCustomer | undefined> => {
    const [due] = await database.query<DueCustomer>(
      `SELECT customer_id AS id, next_check_at AS "nextCheckAt" FROM email_alerts
       WHERE is_on = 1 AND next_check_at <= $1 AND (mailed_at IS NULL OR mailed_at <= $2)
       ORDER BY next_check_at, customer_id LIMIT 1`,
      [now.toISOString(), after(now, -week)],
    );
    return due;
  };
  return {
    async takeDueCustomer(now) {
      const taken = await takeFirst(
        () => findDue(now),
        async ({ id, nextCheckAt }) => {
          const rows = await database.query(
            "UPDATE email_alerts SET next_check_at = $3 WHERE customer_id = $1 AND next_check_at = $2 RETURNING customer_id",
            [id, nextCheckAt, after(now, day)],
          );
          return rows.length > 0;
        },
      );
      return taken?.id;
    },
    async postponeCheck(customerId, until) {
      await database.query("UPDATE email_alerts SET next_check_at = $2 WHERE customer_id = $1", [
        customerId,
        until.toISOString(),
      ]);
    },
    watched: (customerId) => watchedProducts(database, customerId),
    async listings(customerId) {
      const listings = await database.query<Omit<ListingToCheck, "seenAt"> & { readonly seenAt: string }>(
        `SELECT id, name, path, seen_at AS "seenAt" FROM saved_listing WHERE customer_id = $1
           AND (frequency IS NULL OR frequency = 'WEEKLY'
             OR (frequency IN ${inTimeFrequencies} AND conditions IS NULL))
         ORDER BY saved_at DESC, id DESC`,
        [customerId],
      );
      return listings.map((listing) => ({ ...listing, seenAt: new Date(listing.seenAt) }));
    },
    saveKnownProducts: (customerId, products) => saveKnownProducts(database, customerId, products),
    queueEmail: (customerId, alerts, { products, listings }, now) =>
      database.transaction(async (queries) => {
        const sendAt = endOfQuietHours(now, await alertsChoice(queries, customerId)) ?? now;
        const text = JSON.stringify(alerts);
        const [made] = await queries.query(
          `UPDATE email_alerts SET mailed_at = $2, alerts = $3, next_check_at = $4, next_attempt_at = $6, attempts = 0
           WHERE customer_id = $1 AND is_on = 1 AND (mailed_at IS NULL OR mailed_at <= $5) RETURNING customer_id`,
          [customerId, now.toISOString(), text, after(now, week), after(now, -week), sendAt.toISOString()],
        );
        if (!made) return false;
        await queuePushes(
          queries,
          { customerId, messageId: randomUUID(), alerts: text },
          { madeAt: now.toISOString(), sendAt: sendAt.toISOString() },
        );
        await saveKnownProducts(queries, customerId, products);
        for (const { id, seenAt } of listings)
          await queries.query("UPDATE saved_listing SET seen_at = $2 WHERE id = $1", [
            id,
            seenAt.toISOString(),
          ]);
        return true;
      }),
  };
}

function after(time: Date, milliseconds: number): string {
  return new Date(time.getTime() + milliseconds).toISOString();
}
