import { statSync } from "node:fs";
import type { CsvProductRow } from "./csv-product-row.ts";
import { type RecordError, isRecordError } from "./csv-records.ts";
import { readProductFile } from "./product-file.ts";

/** The result of a first pass: the number of rows, and the handles whose rows are not contiguous. */
export interface Survey {
  readonly rows: number;
  /** The rows of a small file, which is read only once. */
  readonly kept?: readonly (CsvProductRow | RecordError)[] | undefined;
  /** Handle → number of rows, for handles whose rows are scattered. */
  readonly scattered: ReadonlyMap<string, number>;
  /** Columns that an import does not read. */
  readonly ignoredColumns: readonly string[];
}

/** In bytes. */
const largestKept = 16 * 1024 * 1024;

/** Reads a file once for its handles. Afterwards, only products with scattered rows need to be held in memory. */
export async function surveyFile(path: string): Promise<Survey> {
  const counts = new Map<string, number>();
  const scattered = new Set<string>();
  let rows = 0;
  let current = "";
  let ignoredColumns: readonly string[] = [];
  const kept: (CsvProductRow | RecordError)[] | undefined = isSmall(path) ? [] : undefined;
  for await (const row of readProductFile(path)) {
    rows++;
    kept?.push(row);
    if (isRecordError(row)) continue;
    ({ ignoredColumns } = row);
    if (row.handle === "") continue;
    if (row.handle !== current && counts.has(row.handle)) scattered.add(row.handle);
    current = row.handle;
    counts.set(current, (counts.get(current) ?? 0) + 1);
  }
  return {
    rows,
    kept,
    ignoredColumns,
    scattered: new Map([...scattered].map((handle) => [handle, counts.get(handle) ?? 0])),
  };
}

function isSmall(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? Infinity) <= largestKept;
}

export interface ProductRows {
  readonly handle: string;
  readonly rows: readonly CsvProductRow[];
}

/** A row without a handle, or an unreadable record. */
export type Stray = RecordError | CsvProductRow;

export const isProductRows = (read: ProductRows | Stray): read is ProductRows => "rows" in read;

/** Reads a file product by product: gathers a handle's rows from anywhere in the file. */
export async function* readRowsByProduct(
  path: string,
  { scattered, kept }: Survey,
): AsyncGenerator<ProductRows | Stray> {
  const waiting = new Map<string, CsvProductRow[]>();
  let rows: CsvProductRow[] = [];
  for await (const row of kept ?? readProductFile(path)) {
    if (isRecordError(row) || row.handle === "") {
      yield row;
      continue;
    }
    const [first] = rows;
    if (first && first.handle !== row.handle) {
      yield { handle: first.handle, rows };
      rows = [];
    }
    const expected = scattered.get(row.handle);
    if (expected === undefined) {
      rows.push(row);
      continue;
    }
    const gathered = [...(waiting.get(row.handle) ?? []), row];
    waiting.set(row.handle, gathered);
    if (gathered.length < expected) continue;
    waiting.delete(row.handle);
    yield { handle: row.handle, rows: gathered };
  }
  const [first] = rows;
  if (first) yield { handle: first.handle, rows };
}
