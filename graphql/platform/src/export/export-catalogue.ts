import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { readStoredProduct } from "../catalogue/stored-product.ts";
import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { type ExportColumn, exportColumns } from "./export-columns.ts";

/** Products whose handles are read at a time. */
const pageSize = 500;

/** Writes the whole catalogue as the hosted platform's product CSV. `onProduct` is called after each product. */
export async function exportCatalogue(
  db: Database,
  output: Writable,
  onProduct: () => void = () => undefined,
): Promise<void> {
  await pipeline(Readable.from(rows(db, onProduct)), stringify(), output);
}

/** The same into a file, which appears only when it is whole. */
export async function exportToFile(db: Database, path: string, onProduct?: () => void): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await exportCatalogue(db, createWriteStream(unfinished), onProduct);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function* rows(db: Database, onProduct: () => void): Generator<string[]> {
  const columns = exportColumns(db);
  yield columns.map(({ name }) => name);
  for (const handle of handles(db)) {
    yield* rowsOf(db, handle, columns);
    onProduct();
  }
}

function* rowsOf(db: Database, handle: string, columns: readonly ExportColumn[]): Generator<string[]> {
  const stored = readStoredProduct(db, handle);
  if (!stored) return;
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
