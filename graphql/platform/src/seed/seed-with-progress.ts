import type { Database } from "../database/database.ts";
import type { DemoCatalogueOptions } from "../demo/demo-catalogue.ts";
import { Progress } from "../progress.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedCustomer } from "./seed-customer.ts";

/** Seeds catalogue and customer with a line of progress; returns what was done as one sentence. */
export function seedWithProgress(db: Database, options: DemoCatalogueOptions, publicUrl: string): string {
  const progress = new Progress("Seeding products", options.products);
  const { created, kept, listsChanged } = seedCatalogue(db, {
    ...options,
    onProgress: (by) => progress.advance(by),
  });
  progress.end();
  seedCustomer(db, { publicUrl, now: new Date() });
  if (created === 0 && listsChanged === 0)
    return `The demo catalogue is there: ${count(kept)} products, nothing changed.`;
  return `Seeded ${count(created)} products; ${count(kept)} were there already.`;
}

const count = (number: number): string => number.toLocaleString("en-US");
