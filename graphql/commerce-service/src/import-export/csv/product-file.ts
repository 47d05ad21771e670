import { createReadStream, statSync } from "node:fs";
import { CommandError } from "../../shared/command-error.ts";
import { CsvProductRow } from "./csv-product-row.ts";
import { type RecordError, type CsvRecord, isRecordError, readCsvRecords } from "./csv-records.ts";
import { rejectOtherFiles } from "./file-kind.ts";
import { type CsvHeader, readHeader, rejectOtherSeparators } from "./header.ts";

/** The rows of a product CSV in order, with the lines that could not be parsed. Throws `CommandError`. */
export async function* readProductFile(path: string): AsyncGenerator<CsvProductRow | RecordError> {
  checkFile(path);
  const records = readCsvRecords(path);
  const header = await readFirst(records, path);
  let broken: { line: number; lastLine: number; reason: string } | undefined;
  for await (const record of records) {
    const fault = faultOf(record, header);
    if (broken && fault && !isRecordError(record)) {
      // Invalid records after a broken one are usually the rest of it.
      broken.lastLine = fault.lastLine;
      continue;
    }
    if (broken) yield broken;
    broken = isRecordError(record) ? { ...record } : undefined;
    if (isRecordError(record)) continue;
    if (fault) yield fault;
    else if (record.fields.some((field) => field !== ""))
      yield new CsvProductRow(header, record.line, record.fields);
  }
  if (broken) yield broken;
}

/** Throws `CommandError` for what is not a text file. */
export function checkFile(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new CommandError(`File not found: ${path}.`);
  if (!stats.isFile()) throw new CommandError(`${path} is not a file.`);
  rejectOtherFiles(path);
}

async function readFirst(records: AsyncGenerator<CsvRecord | RecordError>, path: string): Promise<CsvHeader> {
  const { value, done } = await records.next();
  if (done) throw new CommandError("The file is empty.");
  if (isRecordError(value)) {
    // Quoted names without commas between them look like one name with stray quotes.
    rejectOtherSeparators(await firstLine(path));
    throw new CommandError(`The column names cannot be read: ${value.reason}.`);
  }
  return readHeader(value.fields);
}

/** Reads only the start of the file, which is longer than any header. */
async function firstLine(path: string): Promise<string> {
  const start = createReadStream(path, { encoding: "utf8", end: 65_535 }) as AsyncIterable<string>;
  for await (const text of start) return text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
  return "";
}

function faultOf(record: CsvRecord | RecordError, { width }: CsvHeader): RecordError | undefined {
  if (isRecordError(record)) return record;
  const { line, fields } = record;
  if (fields.length === width) return undefined;
  return { line, lastLine: line, reason: `it has ${fields.length} fields but the header has ${width}` };
}
