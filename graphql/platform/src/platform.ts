import type { Database } from "./database/database.ts";
import type { FaultSwitch } from "./fault/fault-switch.ts";
import type { Log } from "./http/log.ts";
import type { CatalogueSearch } from "./search/catalogue-search.ts";
import type { Settings } from "./settings.ts";

/** What the whole service shares: made once, handed to every route and resolver. */
export interface Platform {
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Log;
  readonly search: CatalogueSearch;
  readonly faults: FaultSwitch;
}
