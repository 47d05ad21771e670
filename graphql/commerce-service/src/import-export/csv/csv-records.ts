import { createReadStream } from "node:fs";
import { CsvError, parse, type Parser } from "csv-parse";
import { CommandError } from "../../shared/command-error.ts";
import { LineCounter } from "./line-counter.ts";

export interface CsvRecord {
  /** The line of the file it starts on, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** Lines that cannot be parsed as a record. */
export interface RecordError {
  readonly line: number;
  readonly lastLine: number;
  readonly reason: string;
}

export const isRecordError = (read: object): read is RecordError => "reason" in read;

interface Place {
  readonly byte: number;
  readonly line: number;
}

/** Larger than any product's row. Keeps an unclosed quote from reading the rest of the file into memory. */
const largestRecord = 4 * 1024 * 1024;

const faults: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quoted field is never closed",
  CSV_INVALID_CLOSING_QUOTE: 'a quote within a quoted field is not doubled ("")',
  INVALID_OPENING_QUOTE: "a quote appears in a field that does not start with one",
  CSV_MAX_RECORD_SIZE: "a row is larger than 4 MB, or a quoted field is never closed",
};

/** An unreadable record is yielded as an error; reading goes on after it. Throws `CommandError` if not UTF-8. */
export async function* readCsvRecords(path: string): AsyncGenerator<CsvRecord | RecordError> {
  let place: Place | undefined = { byte: 0, line: 1 };
  while (place !== undefined) {
    const failure: CsvFailure | undefined = yield* readUntilFault(path, place);
    if (failure === undefined) return;
    const { begin, next } = await lineAfter(path, failure.place);
    yield { line: begin.line, lastLine: begin.line, reason: failure.reason };
    place = next;
  }
}

/** Why a record cannot be parsed, and the position after the last valid one. */
interface CsvFailure {
  readonly reason: string;
  readonly place: Place;
}

/** Yields records from a position on. Returns where and why parsing failed, or undefined at the end of the file. */
async function* readUntilFault(
  path: string,
  start: Place,
): AsyncGenerator<CsvRecord, CsvFailure | undefined> {
  const counter = new LineCounter(start);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const parsing = new Parsing(start, counter);
  for await (const chunk of createReadStream(path, { start: start.byte }) as AsyncIterable<Buffer>) {
    checkText(decoder, chunk);
    counter.feed(chunk);
    const failure = await parsing.write(chunk);
    yield* parsing.takeRecords();
    if (failure) return failure;
  }
  checkText(decoder);
  const failure = await parsing.end();
  yield* parsing.takeRecords();
  return failure;
}

function checkText(decoder: TextDecoder, chunk?: Buffer): void {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new CommandError("The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.");
  }
}

/** Feeds the parser manually. As a stream, it would drop complete records when it reaches an invalid one. */
class Parsing {
  readonly #parser: Parser;
  #ready: CsvRecord[] = [];
  #end: Place;

  constructor(start: Place, counter: LineCounter) {
    this.#end = start;
    this.#parser = parse({
      bom: start.byte === 0,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      max_record_size: largestRecord,
      on_record: (fields: string[], { bytes }) => {
        const lastLine = counter.lineAt(start.byte + bytes - 1);
        this.#end = { byte: start.byte + bytes, line: counter.lineAt(start.byte + bytes) };
        this.#ready.push({ line: lastLine - lineBreaksIn(fields), fields });
        return null;
      },
    });
    this.#parser.on("error", () => undefined);
    this.#parser.resume();
  }

  write(chunk: Buffer): Promise<CsvFailure | undefined> {
    return new Promise((resolve, reject) => {
      this.#parser.write(chunk, (error) => this.#settleWrite(error, resolve, reject));
    });
  }

  end(): Promise<CsvFailure | undefined> {
    return new Promise((resolve, reject) => {
      this.#parser.end((error?: Error | null) => this.#settleWrite(error, resolve, reject));
    });
  }

  takeRecords(): CsvRecord[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #settleWrite(
    error: Error | null | undefined,
    resolve: (failure: CsvFailure | undefined) => void,
    reject: (error: Error) => void,
  ): void {
    if (!error) resolve(undefined);
    else if (error instanceof CsvError)
      resolve({ reason: faults[error.code] ?? error.message, place: this.#end });
    else reject(error);
  }
}

function lineBreaksIn(fields: readonly string[]): number {
  return fields.join("").split("\n").length - 1;
}

const newline = 0x0a;
const isLineEnd = (byte: number | undefined): boolean => byte === newline || byte === 0x0d;

/** Where the unreadable record starts (after empty lines), and the line after it, undefined at the end of the file. */
async function lineAfter(path: string, from: Place): Promise<{ begin: Place; next: Place | undefined }> {
  let { byte, line } = from;
  let begin: Place | undefined;
  for await (const chunk of createReadStream(path, { start: from.byte }) as AsyncIterable<Buffer>) {
    for (const value of chunk) {
      if (begin === undefined && !isLineEnd(value)) begin = { byte, line };
      byte++;
      if (value !== newline) continue;
      line++;
      if (begin !== undefined) return { begin, next: { byte, line } };
    }
  }
  return { begin: begin ?? from, next: undefined };
}
