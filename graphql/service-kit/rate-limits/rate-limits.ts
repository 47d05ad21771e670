import type { Redis } from "iovalkey";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
  RateLimiterValkey,
} from "rate-limiter-flexible";

/** How often one client may do something (`points`) within a number of seconds (`duration`). */
export interface RateLimit {
  readonly points: number;
  readonly duration: number;
}

/** Counts in memory, or in Valkey for several processes. While Valkey is unreachable, each counts on its own. */
export class RateLimits<Name extends string> {
  readonly #limits: Readonly<Record<Name, RateLimit>>;
  readonly #limiters: ReadonlyMap<string, RateLimiterAbstract>;
  readonly #valkey: Redis | undefined;

  constructor(
    limits: Readonly<Record<Name, RateLimit>>,
    /** See `connectToValkey`. */
    valkey?: Redis,
  ) {
    this.#limits = limits;
    this.#valkey = valkey;
    this.#limiters = new Map(
      Object.entries<RateLimit>(limits).map(([name, limit]) => [name, limiterOf(name, limit, valkey)]),
    );
  }

  /** The client is a network, email or customer, or none. Returns the seconds to wait, or undefined. */
  async take(name: Name, client: string | undefined, points = 1): Promise<number | undefined> {
    if (client === undefined) return undefined;
    try {
      await this.#limiters.get(name)?.consume(client, points);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return secondsOf(this.#limits[name], refused);
    }
  }

  /** The seconds to wait if a client has no points left, without counting. */
  async wait(name: Name, client: string | undefined): Promise<number | undefined> {
    const counted = client === undefined ? null : await this.#limiters.get(name)?.get(client);
    return counted && counted.remainingPoints <= 0 ? secondsOf(this.#limits[name], counted) : undefined;
  }

  /** Gives points back, for what turned out to be no attempt. */
  async giveBack(name: Name, client: string | undefined, points = 1): Promise<void> {
    if (client !== undefined && points > 0) await this.#limiters.get(name)?.reward(client, points);
  }

  close(): void {
    this.#valkey?.disconnect();
  }
}

function secondsOf({ duration }: RateLimit, { msBeforeNext }: RateLimiterRes): number {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  // The wait can exceed the duration only after the clock was set back. The limit itself ends by a timer.
  return Math.min(seconds, duration);
}

function limiterOf(name: string, limit: RateLimit, storeClient: Redis | undefined): RateLimiterAbstract {
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

/** "a few seconds", "one minute" or "12 minutes", for a message that asks to wait. */
export function waitingTime(seconds: number): string {
  if (seconds < 30) return "a few seconds";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "one minute" : `${minutes} minutes`;
}
