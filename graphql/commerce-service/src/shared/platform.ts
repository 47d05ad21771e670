import type { Database } from "../database/database.ts";
import type { Settings } from "./settings/settings.ts";
import type { FaultSwitch } from "./fault-switch.ts";
import type { Log } from "@circlet/service-kit/log";
import type { SentWebhooks } from "./sent-webhooks.ts";
import type { PlatformLimits } from "./platform-limits.ts";

/** The shared parts of the service, created once and passed to every route. */
export interface Platform {
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Log;
  readonly faults: FaultSwitch;
  readonly sentWebhooks: SentWebhooks;
  readonly rateLimits: PlatformLimits;
}
