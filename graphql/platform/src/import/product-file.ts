import { createReadStream, statSync } from "node:fs";
import { CommandError } from "../command.ts";
import { type CsvFault, type CsvRecord, isFault, readCsvRecords } from "./csv-records.ts";
import { type Header, readHeader, refuseSeparator } from "./header.ts";
import { ProductRow } from "./product-row.ts";

/** Rows of a product CSV in their order, with what could not be read between them. Throws `CommandError`. */
export async function* readProductFile(path: string): AsyncGenerator<ProductRow | CsvFault> {
  checkFile(path);
  const records = readCsvRecords(path);
  const header = await readFirst(records, path);
  let broken: { line: number; lastLine: number; reason: string } | undefined;
  for await (const record of records) {
    const fault = faultOf(record, header);
    if (broken && fault && !isFault(record)) {
      // What follows a record that breaks off are its own remains.
      broken.lastLine = fault.lastLine;
      continue;
    }
    if (broken) yield broken;
    broken = isFault(record) ? { ...record } : undefined;
    if (isFault(record)) continue;
    if (fault) yield fault;
    else if (record.fields.some((field) => field !== ""))
      yield new ProductRow(header, record.line, record.fields);
  }
  if (broken) yield broken;
}

function checkFile(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new CommandError(`There is no file ${path}.`);
  if (!stats.isFile()) throw new CommandError(`${path} is not a file.`);
}

async function readFirst(records: AsyncGenerator<CsvRecord | CsvFault>, path: string): Promise<Header> {
  const { value, done } = await records.next();
  if (done) throw new CommandError("The file is empty.");
  if (isFault(value)) {
    // Quoted names that no comma separates look like one name with stray quotes.
    refuseSeparator(await firstLine(path));
    throw new CommandError(`The column names cannot be read: ${value.reason}.`);
  }
  return readHeader(value.fields);
}

/** Of what a file begins with: more than all names of columns take. */
async function firstLine(path: string): Promise<string> {
  const start = createReadStream(path, { encoding: "utf8", end: 65_535 }) as AsyncIterable<string>;
  for await (const text of start) return text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
  return "";
}

function faultOf(record: CsvRecord | CsvFault, { width }: Header): CsvFault | undefined {
  if (isFault(record)) return record;
  const { line, fields } = record;
  if (fields.length === width) return undefined;
  return { line, lastLine: line, reason: `it has ${fields.length} fields where the first line has ${width}` };
}
