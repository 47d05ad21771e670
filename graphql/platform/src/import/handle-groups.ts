import { type CsvFault, isFault } from "./csv-records.ts";
import type { ProductRow } from "./product-row.ts";
import { readProductFile } from "./product-file.ts";

/** What a first reading finds out: how many rows there are, and which handles come back after others. */
export interface Survey {
  readonly rows: number;
  /** Handles whose rows do not all stand together → how many rows each has. */
  readonly scattered: ReadonlyMap<string, number>;
}

/**
 * Reads a file once for its handles. It keeps the handles alone, so that afterwards no product has to wait in memory
 * but those whose rows are scattered.
 */
export async function surveyFile(path: string): Promise<Survey> {
  const counts = new Map<string, number>();
  const scattered = new Set<string>();
  let rows = 0;
  let current = "";
  for await (const row of readProductFile(path)) {
    rows++;
    if (isFault(row) || row.handle === "") continue;
    if (row.handle !== current && counts.has(row.handle)) scattered.add(row.handle);
    current = row.handle;
    counts.set(current, (counts.get(current) ?? 0) + 1);
  }
  return { rows, scattered: new Map([...scattered].map((handle) => [handle, counts.get(handle) ?? 0])) };
}

/** All rows of one handle, in their order. */
export interface HandleGroup {
  readonly handle: string;
  readonly rows: readonly ProductRow[];
}

/** Rows without a handle, and records that cannot be read. */
export type Stray = CsvFault | ProductRow;

export const isGroup = (read: HandleGroup | Stray): read is HandleGroup => "rows" in read;

/** Reads a file product by product: a handle's rows come together, wherever in the file they stand. */
export async function* readHandleGroups(
  path: string,
  { scattered }: Survey,
): AsyncGenerator<HandleGroup | Stray> {
  const waiting = new Map<string, ProductRow[]>();
  let rows: ProductRow[] = [];
  for await (const row of readProductFile(path)) {
    if (isFault(row) || row.handle === "") {
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
