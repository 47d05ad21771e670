import { RateLimits, waitingTime } from "@circlet/service-kit/rate-limits/rate-limits";
import { networkOf } from "@circlet/service-kit/rate-limits/client-network";
import type { RequestKind, TakeRequest } from "../request-limits.ts";

/** An office or a mobile carrier is one network with many shoppers, so the limits stop scripts, not people. */
const limits = {
  /** The browsers' cart operations. A shopper with a cart sends one per page, and one per change. */
  cart: { points: 3000, duration: 600 },
  /** Posted forms, which change the cart without JavaScript. */
  form: { points: 300, duration: 600 },
  /** Requests of assistants, which are forwarded to the hosted platform. */
  assistant: { points: 300, duration: 600 },
  /** Reports of content that the browser blocked. */
  report: { points: 100, duration: 600 },
} as const;

/** Counts per network, in memory or in Valkey for several processes. This machine is not limited. */
export async function openRequestLimits(valkeyUrl: string | undefined) {
  const counts = new RateLimits<RequestKind>(limits, await connectionTo(valkeyUrl));
  const take: TakeRequest = async (kind, address) => {
    const seconds = await counts.take(kind, address === undefined ? undefined : networkOf(address));
    return seconds === undefined ? undefined : { seconds, inWords: waitingTime(seconds) };
  };
  return { take, close: () => counts.close() };
}

/** Loads the Valkey client only if the shop uses it. */
async function connectionTo(url: string | undefined) {
  if (url === undefined) return undefined;
  const { connectToValkey } = await import("@circlet/service-kit/rate-limits/valkey");
  return connectToValkey(url, (event, error) => {
    if (error) console.error(`Rate limits: ${error.message}`);
    else console.log(`Rate limits: ${event}`);
  });
}
