import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { readStoredProduct, type StoredProduct } from "../catalog/writing/stored-product.ts";
import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { withImageUrls } from "../images/image-path.ts";
import { type ExportColumn, exportColumns } from "./export-columns.ts";

/** Number of product handles read at a time. */
const pageSize = 500;

export interface ExportOptions {
  /** The public URL of the commerce service, for absolute image URLs. Without it, images keep their names. */
  readonly publicUrl?: string | undefined;
  readonly onProduct?: () => void;
}

/** Writes the whole catalog as the hosted platform's product CSV. */
export async function exportCatalog(
  db: Database,
  output: Writable,
  options: ExportOptions = {},
): Promise<void> {
  await pipeline(Readable.from(rows(db, options)), stringify(), output);
}

/** Exports to a file, which appears only when it is complete. */
export async function exportToFile(db: Database, path: string, options?: ExportOptions): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await exportCatalog(db, createWriteStream(unfinished), options);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function* rows(db: Database, { publicUrl, onProduct }: ExportOptions): Generator<string[]> {
  const columns = exportColumns(db);
  yield columns.map(({ name }) => name);
  for (const handle of handles(db)) {
    const stored = readStoredProduct(db, handle);
    if (stored) yield* rowsOf(publicUrl === undefined ? stored : addressed(stored, publicUrl), columns);
    onProduct?.();
  }
}

const addressed = (stored: StoredProduct, publicUrl: string): StoredProduct => ({
  ...stored,
  product: withImageUrls(stored.product, publicUrl),
});

function* rowsOf(stored: StoredProduct, columns: readonly ExportColumn[]): Generator<string[]> {
  const count = Math.max(stored.product.variants.length, stored.product.images.length, 1);
  for (let place = 0; place < count; place++) yield columns.map(({ value }) => value({ stored, place }));
}

function* handles(db: Database): Generator<string> {
  let after = 0;
  while (true) {
    const page = all<{ id: number; handle: string }>(
      db,
      "SELECT id, handle FROM product WHERE id > ? ORDER BY id LIMIT ?",
      after,
      pageSize,
    );
    const last = page.at(-1);
    if (last === undefined) return;
    for (const { handle } of page) yield handle;
    after = last.id;
  }
}
