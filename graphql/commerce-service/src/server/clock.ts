import { removeAbandonedCarts } from "../cart/cart-store.ts";
import { removeOldEmails } from "../shared/email-queue.ts";
import { removeOldEvents } from "../marketing/events/remove-old-events.ts";
import { removeOldPendingSubscriptions } from "../marketing/newsletter/pending-subscription.ts";
import { advanceOrders } from "../orders/advance-orders.ts";
import { removeExpired } from "../sign-in/remove-expired.ts";
import type { Platform } from "../shared/platform.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How often the clock runs, in milliseconds. */
const interval = 15_000;

/** Orders that take a step in one run, so that requests do not wait for a backlog. */
const ordersPerRun = 100;

type ClockPlatform = Pick<Platform, "database" | "settings" | "log">;

export function runClock({ database, settings, log }: ClockPlatform, now: Date): void {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const { shippingMinutes, cartDays } = settings;
  if (shippingMinutes > 0) {
    const unchangedSince = before(shippingMinutes * minute);
    const moved = advanceOrders(database, { unchangedSince, most: ordersPerRun, now });
    if (moved.length > 0) log("orders moved", { orders: moved.length });
  }
  removeAbandonedCarts(database, before(cartDays * day));
  removeExpired(database, now);
  removeOldEvents(database);
  removeOldPendingSubscriptions(database, now);
  const givenUp = removeOldEmails(database, now);
  if (givenUp > 0 && settings.smtpHost !== undefined)
    log("emails given up", { emails: givenUp, error: "The mail server did not accept them in time." });
}

/** Returns a function that stops the clock. The next run makes up for a failed one. */
export function startClock(platform: ClockPlatform): () => void {
  const timer = setInterval(() => {
    try {
      runClock(platform, new Date());
    } catch (error) {
      platform.log("failure", {
        path: "clock",
        error: error instanceof Error ? (error.stack ?? error.message) : "unknown",
      });
    }
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
