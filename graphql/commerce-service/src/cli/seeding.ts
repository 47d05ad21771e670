import * as v from "valibot";
import type { Database } from "../database/database.ts";
import type { DemoCatalogOptions } from "../demo/demo-catalog.ts";
import { seedCatalog } from "../demo/seed/seed-catalog.ts";
import { seedCustomer } from "../demo/seed/seed-customer.ts";
import { Progress } from "./progress.ts";
import { wholeNumber } from "./read-options.ts";

/** Seeds catalog and customer with a progress line. Returns a summary. */
export function seedWithProgress(db: Database, options: DemoCatalogOptions): string {
  const progress = new Progress("Seeding products", options.products);
  const { created, kept, listsChanged } = seedCatalog(db, {
    ...options,
    onProgress: (by) => progress.advance(by),
  });
  progress.end();
  seedCustomer(db, new Date());
  if (created === 0 && listsChanged === 0)
    return `The demo catalog exists: ${count(kept)} products, nothing changed.`;
  return `Seeded ${count(created)} products; ${count(kept)} already existed.`;
}

const count = (number: number): string => number.toLocaleString("en-US");

/** The options of `seed` and `reset`. */
export const seedFlags = { products: { type: "string" }, seed: { type: "string" } } as const;

export const seedEntries = {
  products: v.optional(wholeNumber("--products", 1, 1_000_000), "360"),
  seed: v.optional(v.pipe(v.string(), v.nonEmpty("--seed must not be empty."))),
};
