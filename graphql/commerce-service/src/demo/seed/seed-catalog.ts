import { saveCollection } from "../../catalog/collections/collection-writer.ts";
import { saveMetaobject } from "../../catalog/metaobjects/metaobject-writer.ts";
import { saveProduct } from "../../catalog/writing/product-writer.ts";
import type { Database } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { demoCollections } from "../collections.ts";
import { demoCatalog, type DemoCatalogOptions, styleCount } from "../demo-catalog.ts";
import { demoMetaobjects } from "../metaobjects.ts";
import type { DemoProduct } from "../product/demo-product.ts";
import { seedTexts } from "./seed-texts.ts";

export interface SeedOptions extends DemoCatalogOptions {
  /** Called with the number of products processed since the last call. */
  readonly onProgress?: ((products: number) => void) | undefined;
}

export interface Seeded {
  readonly created: number;
  /** Existing products, which are left unchanged, including their stock. */
  readonly kept: number;
  /** Collections, brand directory, size groups, listing texts and reviews that were written or updated. */
  readonly listsChanged: number;
}

/** Products per transaction: fast, without blocking a running service for long. */
const batchSize = 500;

/**
 * Writes the missing parts of the demo catalog: products, lists, texts and reviews. Does not touch carts and orders.
 */
export function seedCatalog(db: Database, { onProgress, ...options }: SeedOptions = {}): Seeded {
  const listsChanged = transaction(db, () => writeLists(db));
  let created = 0;
  let kept = 0;
  const styles: DemoProduct[] = [];
  for (const batch of batchesOf(demoCatalog(options), batchSize)) {
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
