import { RateLimits } from "@circlet/service-kit/rate-limits/rate-limits";
import type { Log } from "@circlet/service-kit/log";

/** An office or a mobile carrier is one network with many shoppers, so the limits stop scripts, not people. */
const limits = {
  /** Requests of one network with rejected tokens. Each token costs a request to the platform. */
  rejectedToken: { points: 60, duration: 600 },
  /** Requests of one customer, from any network. */
  customer: { points: 1200, duration: 600 },
  /** Addresses that one network asks alerts for without an account. Each may get an email. */
  guest: { points: 20, duration: 600 },
} as const;

export type ServiceLimits = RateLimits<keyof typeof limits>;

/** The service's limits, counted in memory, or in Valkey for several processes. */
export async function serviceLimits(valkeyUrl: string | undefined, log: Log): Promise<ServiceLimits> {
  if (valkeyUrl === undefined) return new RateLimits(limits);
  const { connectToValkey } = await import("@circlet/service-kit/rate-limits/valkey");
  return new RateLimits(
    limits,
    connectToValkey(valkeyUrl, (event, error) => {
      if (error) log("failure", { error });
      else log(`rate limits ${event}`);
    }),
  );
}
