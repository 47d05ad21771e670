import type { Database } from "../database/database.ts";
import type { CatalogSearch } from "../search/catalog-search.ts";
import type { Settings } from "../settings/settings.ts";
import type { FaultSwitch } from "./faults/fault-switch.ts";
import type { Log } from "@circlet/service-kit/log";
import type { PlatformLimits } from "./rate-limits/platform-limits.ts";

/** The shared parts of the service, created once and passed to every route and resolver. */
export interface Platform {
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Log;
  readonly search: CatalogSearch;
  readonly faults: FaultSwitch;
  readonly rateLimits: PlatformLimits;
}
