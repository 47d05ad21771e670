import { RateLimits } from "@circlet/service-kit/rate-limits/rate-limits";
import { connectToValkey } from "@circlet/service-kit/rate-limits/valkey";
import type { Log } from "@circlet/service-kit/log";

/** Points per seconds (`duration`) of one network: many shoppers may share it, so limits only stop scripts. */
const limits = {
  cart: { points: 300, duration: 600 },
  /** Changes of carts, and kB that they write or copy: 200 shoppers take about 2,000. */
  cartChange: { points: 6000, duration: 600 },
  /** kB of carts that are read, beyond the first of each. */
  cartRead: { points: 6000, duration: 600 },
  checkout: { points: 100, duration: 600 },
  /** Codes of discounts and gift cards that do not exist, and those at a checkout that is not paid. */
  coupon: { points: 60, duration: 600 },
  /** Carts and emails with an unpaid attempt to pay with a discount code: it tells whether the email has ordered. */
  codeRefusal: { points: 10, duration: 3600 },
  /** Emails that one cart may try so. */
  codeEmail: { points: 3, duration: 3600 },
  /** A cart with an email that counts already. */
  codeAttempt: { points: 1, duration: 3600 },
  /** Orders to find by number and email. */
  orderStatus: { points: 30, duration: 600 },
  /** The same for one email, whatever network asks. */
  orderStatusEmail: { points: 20, duration: 3600 },
  /** Requests with events of the analytics and marketing tools. */
  event: { points: 600, duration: 600 },
  /** Pages of the mailbox, which shows the emails of any address. */
  mailbox: { points: 60, duration: 600 },
  newsletter: { points: 30, duration: 600 },
  /** Sign-ins that a browser begins. Each is kept until it expires. */
  signIn: { points: 300, duration: 600 },
  signInCode: { points: 60, duration: 3600 },
  /** Codes for one email address, from all networks together. */
  signInEmail: { points: 10, duration: 3600 },
  token: { points: 300, duration: 600 },
} as const;

export type LimitName = keyof typeof limits;

export type PlatformLimits = RateLimits<LimitName>;

export function platformLimits(valkeyUrl: string | undefined, log: Log): PlatformLimits {
  if (valkeyUrl === undefined) return new RateLimits(limits);
  return new RateLimits(
    limits,
    connectToValkey(valkeyUrl, (event, error) => {
      if (error) log("failure", { path: "rate limits", error: error.message });
      else log(`rate limits ${event}`);
    }),
  );
}
