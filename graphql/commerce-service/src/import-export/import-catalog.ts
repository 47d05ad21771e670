import { saveCollection } from "../collections/collection-writer.ts";
import { listingCollections } from "../collections/listing-collections.ts";
import { InvalidProduct } from "../catalog/writing/product-input.ts";
import { saveProduct } from "../catalog/writing/product-writer.ts";
import { readStoredProduct } from "../catalog/writing/stored-product.ts";
import { isConstraintViolation } from "@circlet/service-kit/sqlite/database-errors";
import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { withImageNames } from "../images/image-path.ts";
import { isRecordError } from "./csv/csv-records.ts";
import {
  type ProductRows,
  isProductRows,
  readRowsByProduct,
  type Stray,
  type Survey,
} from "./csv/rows-by-product.ts";
import type { ImportReport } from "./import-report.ts";
import { assembleProduct } from "./product/assemble-product.ts";

/** Products per transaction: fast, without blocking a running service for long. */
const batchSize = 200;

export interface ImportOptions {
  /** Image URLs under this address are the service's own images. */
  readonly publicUrl?: string | undefined;
  /** Called with the number of rows read. */
  readonly onRows?: (rows: number) => void;
}

/** Imports each product completely or not at all. Throws `CommandError` when the file cannot be read. */
export async function importCatalog(
  db: Database,
  path: string,
  survey: Survey,
  report: ImportReport,
  { publicUrl, onRows }: ImportOptions = {},
): Promise<void> {
  transaction(db, () => ensureCollections(db));
  report.ignoredColumns = survey.ignoredColumns;
  let batch: ProductRows[] = [];
  const write = (): void => {
    transaction(db, () => {
      for (const group of batch) importProduct(db, group, report, publicUrl);
    });
    batch = [];
  };
  for await (const read of readRowsByProduct(path, survey)) {
    const rows = isProductRows(read) ? read.rows.length : 1;
    report.rows += rows;
    if (isProductRows(read)) batch.push(read);
    else reportStray(read, report);
    if (batch.length >= batchSize) write();
    onRows?.(rows);
  }
  write();
}

/** Creates the collections that listings need, if they do not exist. */
function ensureCollections(db: Database): void {
  for (const collection of listingCollections) {
    if (!get(db, "SELECT 1 FROM collection WHERE handle = ?", collection.handle))
      saveCollection(db, collection);
  }
}

function importProduct(db: Database, group: ProductRows, report: ImportReport, publicUrl?: string): void {
  const assembled = assembleProduct(group, readStoredProduct(db, group.handle), report);
  const product = assembled && publicUrl !== undefined ? withImageNames(assembled, publicUrl) : assembled;
  if (!product) {
    report.products.skipped++;
    return;
  }
  try {
    report.products[saveProduct(db, product)]++;
    for (const { src } of product.images ?? []) report.countImage(src);
  } catch (error) {
    if (!(error instanceof InvalidProduct || isConstraintViolation(error))) throw error;
    report.products.skipped++;
    report.problem({
      line: group.rows[0]?.line ?? 0,
      lastLine: group.rows.at(-1)?.line,
      reason: `${error.message}; the product “${group.handle}” is skipped`,
    });
  }
}

function reportStray(stray: Stray, report: ImportReport): void {
  if (isRecordError(stray)) report.problem({ ...stray, reason: `${stray.reason}; skipped` });
  else report.problem({ line: stray.line, reason: "Handle and Title are empty; skipped" });
}
