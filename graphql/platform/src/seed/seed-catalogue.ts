import { saveCollection } from "../catalogue/collection-writer.ts";
import { saveMetaobject } from "../catalogue/metaobject-writer.ts";
import { saveProduct } from "../catalogue/product-writer.ts";
import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { demoCollections } from "../demo/collections.ts";
import { demoCatalogue, type DemoCatalogueOptions, styleCount } from "../demo/demo-catalogue.ts";
import type { DemoProduct } from "../demo/demo-product.ts";
import { demoMetaobjects } from "../demo/metaobjects.ts";
import { seedTexts } from "./seed-texts.ts";

export interface SeedOptions extends DemoCatalogueOptions {
  /** Called with the number of products dealt with since the last call. */
  readonly onProgress?: ((products: number) => void) | undefined;
}

export interface Seeded {
  readonly created: number;
  /** Products that were there before; they are left as they are, what has been sold of them stays sold. */
  readonly kept: number;
  /** Collections, brand directory, size groups, listings' texts and reviews written or brought up to date. */
  readonly listsChanged: number;
}

/** Products a transaction: enough to be fast, few enough that a running service is never kept waiting for long. */
const batchSize = 500;

/** Writes the demo catalogue with its lists, texts and reviews, as far as it is not there yet. Carts and orders are not touched. */
export function seedCatalogue(db: Database, { onProgress, ...options }: SeedOptions = {}): Seeded {
  const listsChanged = transaction(db, () => writeLists(db));
  let created = 0;
  let kept = 0;
  const styles: DemoProduct[] = [];
  for (const batch of batchesOf(demoCatalogue(options), batchSize)) {
    const missing = batch.filter(({ handle }) => !isThere(db, handle));
    transaction(db, () => {
      for (const { product } of missing) saveProduct(db, product);
    });
    created += missing.length;
    kept += batch.length - missing.length;
    styles.push(...batch.filter(({ index }) => index < styleCount));
    onProgress?.(batch.length);
  }
  return { created, kept, listsChanged: listsChanged + seedTexts(db, styles) };
}

function writeLists(db: Database): number {
  const saved = [
    ...demoCollections.map((collection) => saveCollection(db, collection)),
    ...demoMetaobjects().map((metaobject) => saveMetaobject(db, metaobject)),
  ];
  return saved.filter((each) => each !== "unchanged").length;
}

function isThere(db: Database, handle: string): boolean {
  return get(db, "SELECT 1 FROM product WHERE handle = ?", handle) !== undefined;
}

function* batchesOf(products: Iterable<DemoProduct>, size: number): Generator<DemoProduct[]> {
  let batch: DemoProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
