import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { surveyFile } from "./handle-groups.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { ImportReport, problemSentence } from "./import-report.ts";

/** A file with this text, gone when the test is over. For tests. */
export function fileWith(text: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "circlet-csv-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "products.csv");
  writeFileSync(path, text);
  return path;
}

/** A product CSV with the columns that the rows name, in the order in which they are named. For tests. */
export function csvOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}

/** Imports a CSV into a shop of its own, or into the one given. For tests. */
export async function imported(csv: string, db: Database = openDatabase(":memory:"), publicUrl?: string) {
  const problems: string[] = [];
  const report = new ImportReport((problem) => problems.push(problemSentence(problem)));
  const path = fileWith(csv);
  await importCatalogue(db, path, await surveyFile(path), report, { publicUrl });
  return { db, report, problems };
}
