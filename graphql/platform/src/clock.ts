import { removeAbandonedCarts } from "./cart/abandoned-carts.ts";
import { forgetOldEvents } from "./event/forget-old-events.ts";
import { forgetExpired } from "./identity/forget-expired.ts";
import { advanceOrders } from "./order/advance-orders.ts";
import type { Platform } from "./platform.ts";
import { publicUrlOf } from "./settings.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How often the clock looks, in milliseconds. */
const tick = 15_000;

type Ticking = Pick<Platform, "database" | "settings" | "log">;

/** Does what is due by now. */
export function runClock({ database, settings, log }: Ticking, now: Date): void {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const { shippingMinutes, cartDays } = settings;
  if (shippingMinutes > 0) {
    const unmovedSince = before(shippingMinutes * minute);
    const moved = advanceOrders(database, { unmovedSince, publicUrl: publicUrlOf(settings), now });
    if (moved.length > 0) log("orders moved", { orders: moved.length });
  }
  removeAbandonedCarts(database, before(cartDays * day));
  forgetExpired(database, now);
  forgetOldEvents(database);
}

/** Starts the clock; returns what stops it. A tick that fails (another process is writing, say) is made up by the next. */
export function startClock(platform: Ticking): () => void {
  const timer = setInterval(() => {
    try {
      runClock(platform, new Date());
    } catch (error) {
      platform.log("failure", {
        path: "clock",
        error: error instanceof Error ? (error.stack ?? error.message) : "unknown",
      });
    }
  }, tick);
  timer.unref();
  return () => clearInterval(timer);
}
