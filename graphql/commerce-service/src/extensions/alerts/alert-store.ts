import { type AlertStore, day, type ListingToCheck, week } from "@circlet/alerts/make-alerts";
import type { Database } from "../../database/database.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import { all, get, run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { queueEmail } from "../../email/email-queue.ts";
import { readWishlist } from "../wishlist/wishlist-store.ts";
import { know, watchedProducts, watchOnly } from "./watched-products.ts";

/** The local service's tables for the rules of alerts. */
export function alertStore(db: Database): AlertStore {
  return {
    take: (now) =>
      retryWhileLocked(() => {
        const taken = get<{ id: number }>(
          db,
          `UPDATE email_alerts SET next_check_at = ? WHERE customer_id = (
             SELECT customer_id FROM email_alerts
             WHERE is_on = 1 AND next_check_at <= ? AND (mailed_at IS NULL OR mailed_at <= ?)
             ORDER BY next_check_at LIMIT 1
           ) RETURNING customer_id AS id`,
          after(now, day),
          now.toISOString(),
          after(now, -week),
        );
        return taken && String(taken.id);
      }),
    postpone: (customerId, until) =>
      retryWhileLocked(() => {
        run(
          db,
          "UPDATE email_alerts SET next_check_at = ? WHERE customer_id = ?",
          until.toISOString(),
          Number(customerId),
        );
      }),
    watched: (customerId) =>
      retryWhileLocked(() =>
        transaction(db, () => {
          watchOnly(db, Number(customerId), readWishlist(db, Number(customerId)));
          return watchedProducts(db, Number(customerId));
        }),
      ),
    listings: async (customerId) =>
      all<Omit<ListingToCheck, "seenAt"> & { seenAt: string }>(
        db,
        "SELECT id, name, path, seen_at AS seenAt FROM saved_listing WHERE customer_id = ? ORDER BY saved_at DESC, id DESC",
        Number(customerId),
      ).map((listing) => ({ ...listing, seenAt: new Date(listing.seenAt) })),
    know: (customerId, products) =>
      retryWhileLocked(() => transaction(db, () => know(db, Number(customerId), products))),
    mail: (customerId, alerts, { products, listings }, now) =>
      retryWhileLocked(() =>
        transaction(db, () => {
          const { changes } = run(
            db,
            `UPDATE email_alerts SET mailed_at = ?, alerts = ?, next_check_at = ?
             WHERE customer_id = ? AND is_on = 1 AND (mailed_at IS NULL OR mailed_at <= ?)`,
            now.toISOString(),
            JSON.stringify(alerts),
            after(now, week),
            Number(customerId),
            after(now, -week),
          );
          if (changes === 0) return false;
          know(db, Number(customerId), products);
          for (const { id, seenAt } of listings)
            run(db, "UPDATE saved_listing SET seen_at = ? WHERE id = ?", seenAt.toISOString(), id);
          queueEmail(db, { kind: "alerts", reference: customerId }, now);
          return true;
        }),
      ),
  };
}

/** Makes every customer with alerts due for a check. */
export function checkAllNow(db: Database, now: Date): void {
  run(db, "UPDATE email_alerts SET next_check_at = ? WHERE is_on = 1", now.toISOString());
}

function after(time: Date, milliseconds: number): string {
  return new Date(time.getTime() + milliseconds).toISOString();
}
