import type { Column, Header } from "./header.ts";

/** One row of a product CSV. */
export class ProductRow {
  /** The line of the file it begins on. */
  readonly line: number;
  readonly #header: Header;
  readonly #fields: readonly string[];

  constructor(header: Header, line: number, fields: readonly string[]) {
    this.line = line;
    this.#header = header;
    this.#fields = fields;
  }

  get handle(): string {
    return this.word("handle");
  }

  has(column: Column): boolean {
    return this.#header.places.has(column);
  }

  /** The field as it came; "" when it is empty or the file has no such column. */
  text(column: Column): string {
    const place = this.#header.places.get(column);
    return place === undefined ? "" : (this.#fields[place] ?? "");
  }

  /** The field without the space around it, for what is a name or a number rather than prose. */
  word(column: Column): string {
    return this.text(column).trim();
  }

  /** The metafields that have a value in this row. */
  metafields(): { namespace: string; key: string; value: string }[] {
    return this.#header.metafields.flatMap(({ namespace, key, place }) => {
      const value = this.#fields[place] ?? "";
      return value === "" ? [] : [{ namespace, key, value }];
    });
  }

  /** Whether the file has a column for this metafield. */
  hasMetafield(namespace: string, key: string): boolean {
    return this.#header.metafields.some((column) => column.namespace === namespace && column.key === key);
  }
}

/** A part of a row that cannot be used; the message says which field and why. */
export class RowProblem extends Error {
  override readonly name = "RowProblem";
}
