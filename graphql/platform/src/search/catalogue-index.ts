import type { Database } from "../database/database.ts";

export interface CatalogueIndex {
  readonly database: Database;
}

export function createCatalogueIndex(database: Database): CatalogueIndex {
  return { database };
}
