import { handleFrom, handleFromTitle } from "./handle-from.ts";
import type { Column, CsvHeader } from "./header.ts";

/** Control characters other than tabs and line ends: NUL from broken exports, escapes from terminals. */
const controls = /[^\P{Cc}\t\n\r]/gu;

export class CsvProductRow {
  /** The line of the file it starts on. */
  readonly line: number;
  /** Whether a field had control characters, which are removed. */
  readonly hadControls: boolean;
  /** Made from the title if the row has none. "" if it has neither. */
  readonly handle: string;
  readonly #header: CsvHeader;
  readonly #fields: readonly string[];

  constructor(header: CsvHeader, line: number, fields: readonly string[]) {
    this.line = line;
    this.#header = header;
    this.hadControls = fields.join("").search(controls) >= 0;
    this.#fields = this.hadControls ? fields.map((field) => field.replaceAll(controls, "")) : fields;
    this.handle = handleFrom(this.word("handle")) || handleFromTitle(this.word("title"));
  }

  /** The first field with a value in a column for a fourth or later option. */
  get extraOption(): { readonly label: string; readonly value: string } | undefined {
    return this.#header.extraOptions
      .map(({ label, place }) => ({ label, value: (this.#fields[place] ?? "").trim() }))
      .find(({ value }) => value !== "");
  }

  get ignoredColumns(): readonly string[] {
    return this.#header.ignored;
  }

  has(column: Column): boolean {
    return this.#header.places.has(column);
  }

  /** The unchanged field; "" when it is empty or has no column. */
  text(column: Column): string {
    const place = this.#header.places.get(column);
    return place === undefined ? "" : (this.#fields[place] ?? "");
  }

  /** The trimmed field, for names and numbers. */
  word(column: Column): string {
    return this.text(column).trim();
  }

  metafields(): { namespace: string; key: string; value: string }[] {
    return this.#header.metafields.flatMap(({ namespace, key, place }) => {
      const value = this.#fields[place] ?? "";
      return value === "" ? [] : [{ namespace, key, value }];
    });
  }

  hasMetafield(namespace: string, key: string): boolean {
    return this.#header.metafields.some((column) => column.namespace === namespace && column.key === key);
  }
}

/** An unusable part of a row. The message names the field and the reason. */
export class RowError extends Error {
  override readonly name = "RowError";
}
