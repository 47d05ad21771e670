import { saveCollection } from "../catalogue/collection-writer.ts";
import { informationNamespace } from "../catalogue/product-information.ts";
import { InvalidProduct, type ProductInput } from "../catalogue/product-input.ts";
import { saveProduct } from "../catalogue/product-writer.ts";
import { readStoredProduct } from "../catalogue/stored-product.ts";
import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { listingCollections } from "../demo/collections.ts";
import { assembleProduct } from "./assemble-product.ts";
import { withNames } from "../image/picture-address.ts";
import { isFault } from "./csv-records.ts";
import { type HandleGroup, isGroup, readHandleGroups, type Stray, type Survey } from "./handle-groups.ts";
import { type ImportReport, pageFields } from "./import-report.ts";

/** Products a transaction: enough to be fast, few enough that a running service is never kept waiting for long. */
const batchSize = 200;

export interface ImportOptions {
  /** Pictures that the file has under this address are our own. */
  readonly publicUrl?: string | undefined;
  /** Called with the number of rows read. */
  readonly onRows?: (rows: number) => void;
}

/**
 * Writes the products of a product CSV. Each goes in whole or not at all; the same file twice changes nothing. Rows
 * that cannot be used are told to the report. Throws `CommandError` when the file cannot be read.
 */
export async function importCatalogue(
  db: Database,
  path: string,
  survey: Survey,
  report: ImportReport,
  { publicUrl, onRows }: ImportOptions = {},
): Promise<void> {
  transaction(db, () => ensureCollections(db));
  let batch: HandleGroup[] = [];
  const write = (): void => {
    transaction(db, () => {
      for (const group of batch) importProduct(db, group, report, publicUrl);
    });
    batch = [];
  };
  for await (const read of readHandleGroups(path, survey)) {
    const rows = isGroup(read) ? read.rows.length : 1;
    report.rows += rows;
    if (isGroup(read)) batch.push(read);
    else reportStray(read, report);
    if (batch.length >= batchSize) write();
    onRows?.(rows);
  }
  write();
}

/** The collections that listings are made from; those that are there stay as they are. */
function ensureCollections(db: Database): void {
  for (const collection of listingCollections) {
    if (!get(db, "SELECT 1 FROM collection WHERE handle = ?", collection.handle))
      saveCollection(db, collection);
  }
}

function importProduct(db: Database, group: HandleGroup, report: ImportReport, publicUrl?: string): void {
  const assembled = assembleProduct(group, readStoredProduct(db, group.handle), report);
  const product = assembled && publicUrl !== undefined ? withNames(assembled, publicUrl) : assembled;
  if (!product) {
    report.products["left out"]++;
    return;
  }
  try {
    report.products[saveProduct(db, product)]++;
    if (lacksPageField(product)) report.withoutPage++;
  } catch (error) {
    if (!(error instanceof InvalidProduct || isConstraint(error))) throw error;
    report.products["left out"]++;
    report.problem({
      line: group.rows[0]?.line ?? 0,
      lastLine: group.rows.at(-1)?.line,
      reason: `${error.message}; the product “${group.handle}” is left out`,
    });
  }
}

/** SQLite's own refusal of a value: a fault of this product, not of the import. */
function isConstraint(error: unknown): error is Error {
  const constraint = 19;
  return error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === constraint;
}

function lacksPageField({ metafields = [] }: ProductInput): boolean {
  return pageFields.some(
    (field) => !metafields.some(({ namespace, key }) => namespace === informationNamespace && key === field),
  );
}

function reportStray(stray: Stray, report: ImportReport): void {
  if (isFault(stray)) report.problem({ ...stray, reason: `${stray.reason}; left out` });
  else report.problem({ line: stray.line, reason: "Handle is empty; left out" });
}
