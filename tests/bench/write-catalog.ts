import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify";
import { root } from "../../.tasks/process.ts";

type Row = Readonly<Record<string, string>>;

/** Writes a product CSV with `count` products: the demo's, again and again under other names, numbers and prices. */
export async function writeLargeCatalog(path: string, count: number): Promise<void> {
  const rows = parse<Row>(readFileSync(join(root, "graphql/demo/catalog.csv")), { columns: true });
  const products = [...Map.groupBy(rows, ({ Handle }) => Handle).values()];
  await pipeline(
    Readable.from(repeated(products, count)),
    stringify({ header: true }),
    createWriteStream(path),
  );
}

function* repeated(products: readonly (readonly Row[])[], count: number): Generator<Row> {
  for (let index = 0; index < count; index += 1) {
    const round = Math.floor(index / products.length);
    for (const row of products[index % products.length] ?? []) yield round === 0 ? row : again(row, round);
  }
}

/** Columns whose values must be unique. */
const unique = ["Handle", "Title", "Variant SKU", "Mpn (product.metafields.product_information.mpn)"];

function again(row: Row, round: number): Row {
  const changed = unique.flatMap((column) => (row[column] ? [[column, `${row[column]}-${round}`]] : []));
  const price = row["Variant Price"];
  return {
    ...row,
    ...Object.fromEntries(changed),
    "Variant Price": price ? (Number(price) * (0.7 + (round % 30) / 100)).toFixed(2) : "",
    "Created At": row["Created At"] ? earlier(row["Created At"], round) : "",
  };
}

function earlier(time: string, hours: number): string {
  return new Date(Date.parse(time) - hours * 3_600_000).toISOString();
}
