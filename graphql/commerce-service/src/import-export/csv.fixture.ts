import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { type Database, openDatabase } from "../database/database.ts";
import { surveyFile } from "./csv/rows-by-product.ts";
import { importCatalog } from "./import-catalog.ts";
import { ImportReport, formatProblem } from "./import-report.ts";

export function fileWith(text: string | Uint8Array): string {
  const path = join(temporaryFolder(), "products.csv");
  writeFileSync(path, text);
  return path;
}

export function csvOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}

export async function imported(csv: string, db: Database = openDatabase(":memory:"), publicUrl?: string) {
  const problems: string[] = [];
  const report = new ImportReport((problem) => problems.push(formatProblem(problem)));
  const path = fileWith(csv);
  await importCatalog(db, path, await surveyFile(path), report, { publicUrl });
  return { db, report, problems };
}
