import type { CatalogueIndex } from "./search/catalogue-index.ts";
import type { Database } from "./database/database.ts";
import type { Log } from "./http/log.ts";
import type { Settings } from "./settings.ts";

/** What the whole service shares: made once, handed to every route and resolver. */
export interface Platform {
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Log;
  readonly catalogue: CatalogueIndex;
}
