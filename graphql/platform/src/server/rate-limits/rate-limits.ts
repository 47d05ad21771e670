import { Redis } from "iovalkey";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
  RateLimiterValkey,
} from "rate-limiter-flexible";
import type { Log } from "../log.ts";

/**
 * How often one network may do something (`points`) within a number of seconds (`duration`). An office or a mobile
 * carrier is one network with many shoppers, so the limits stop scripts, not people.
 */
const limits = {
  cart: { points: 300, duration: 600 },
  checkout: { points: 100, duration: 600 },
  /** Attempts to enter a discount code. */
  coupon: { points: 60, duration: 600 },
  /** Refused codes at payment that tell whether an email has ordered or subscribed. */
  codeRefusal: { points: 10, duration: 3600 },
  /** Orders to find by number and email. */
  orderStatus: { points: 30, duration: 600 },
  /** The same for one email, whatever network asks. */
  orderStatusEmail: { points: 20, duration: 3600 },
  /** Requests with events of the analytics and marketing tools. */
  event: { points: 600, duration: 600 },
  /** Pages of the mailbox, which shows the mails of any address. */
  mailbox: { points: 60, duration: 600 },
  newsletter: { points: 30, duration: 600 },
  signInCode: { points: 60, duration: 3600 },
  /** Codes for one email address, from all networks together. */
  signInEmail: { points: 10, duration: 3600 },
  token: { points: 300, duration: 600 },
} as const;

export type LimitName = keyof typeof limits;

/**
 * Counts requests in memory, or in Valkey for several processes. While Valkey is unreachable, each process counts on
 * its own.
 */
export class RateLimits {
  readonly #limiters: ReadonlyMap<string, RateLimiterAbstract>;
  readonly #valkey: Redis | undefined;

  constructor(valkeyUrl: string | undefined, log: Log) {
    this.#valkey = valkeyUrl === undefined ? undefined : connect(valkeyUrl, log);
    this.#limiters = new Map(
      Object.entries(limits).map(([name, limit]) => [name, limiterOf(name, limit, this.#valkey)]),
    );
  }

  /**
   * Counts a request of a client, which is a network or an email address, as so many points. Returns the seconds to wait
   * after too many requests, otherwise undefined. Requests from this machine have no client and are not limited.
   */
  async take(name: LimitName, client: string | undefined, points = 1): Promise<number | undefined> {
    if (client === undefined) return undefined;
    try {
      await this.#limiters.get(name)?.consume(client, points);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return secondsOf(name, refused);
    }
  }

  /** The seconds to wait if a client has no points left, without counting. */
  async wait(name: LimitName, client: string | undefined): Promise<number | undefined> {
    const counted = client === undefined ? null : await this.#limiters.get(name)?.get(client);
    return counted && counted.remainingPoints <= 0 ? secondsOf(name, counted) : undefined;
  }

  close(): void {
    this.#valkey?.disconnect();
  }
}

function secondsOf(name: LimitName, { msBeforeNext }: RateLimiterRes): number {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  // The wait can exceed the duration only after the clock was set back. The limit itself ends by a timer.
  return Math.min(seconds, limits[name].duration);
}

function limiterOf(
  name: string,
  limit: { readonly points: number; readonly duration: number },
  storeClient: Redis | undefined,
): RateLimiterAbstract {
  const options = { ...limit, keyPrefix: `circlet:limit:${name}` };
  const memory = new RateLimiterMemory(options);
  if (!storeClient) return memory;
  return new RateLimiterValkey({
    ...options,
    storeClient,
    insuranceLimiter: memory,
    customIncrTtlLuaScript: countScript,
  });
}

/** The library's script, but with `redis.call`, which works in both. `server.call` works only in Valkey. */
const countScript = `
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
return {redis.call('incrby', KEYS[1], ARGV[1]), redis.call('pttl', KEYS[1])}
`;

function connect(url: string, log: Log): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    // A Valkey that hangs counts as unreachable: one request waits for it, then the process counts alone until it
    // reconnects.
    commandTimeout: 300,
    socketTimeout: 300,
  });
  client.on("ready", () => log("rate limits shared"));
  client.on("error", (error) => log("failure", { path: "rate limits", error: error.message }));
  return client;
}

/** "a few seconds", "one minute" or "12 minutes", for a message that asks to wait. */
export function waitingTime(seconds: number): string {
  if (seconds < 30) return "a few seconds";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "one minute" : `${minutes} minutes`;
}
