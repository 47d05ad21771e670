import type { Database } from "../../database/database.ts";
import { all, get } from "../../database/statement.ts";
import { LruMap } from "../lru-map.ts";
import type { Snapshot } from "./catalog-index.ts";

/** How a title matches a word, by product slot: 0 not at all, 1 as a prefix, 2 as a whole word. */
export type TitleMatches = Uint8Array;

/** Searches titles with the database's full-text index. Results are cached until a title changes. */
export class TitleIndex {
  readonly #db: Database;
  readonly #found = new LruMap<TitleMatches>(100);
  #vocabulary: ReadonlyMap<string, number> | undefined;
  #version = -1;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Which titles contain the words in sequence. With `prefix`, the last word may be the beginning of a word. */
  matches(words: readonly string[], prefix: boolean, snapshot: Snapshot): TitleMatches {
    this.#followTitles(snapshot);
    // Words contain only letters and digits, so they cannot contain full-text syntax.
    const phrase = `"${words.join(" ")}"`;
    return this.#found.get(prefix ? `${phrase}*` : phrase, () => {
      const matches = new Uint8Array(snapshot.bySlot.length);
      if (prefix) this.#markTitles(`${phrase}*`, 1, matches, snapshot);
      this.#markTitles(phrase, 2, matches, snapshot);
      return matches;
    });
  }

  /** The slots of the titles that contain more than half of the text's pairs of neighboring characters. */
  containing(text: string, snapshot: Snapshot): number[] {
    const pairs = bigrams(text);
    const count = pairs.map(() => "(instr(title, ?) > 0)").join(" + ");
    return this.#slotsOf(
      `SELECT json_group_array(id) AS ids FROM product WHERE (${count}) * 2 > ${pairs.length}`,
      snapshot,
      ...pairs,
    );
  }

  /** The slots of the products with a variant that has this SKU or barcode. */
  withCode(code: string, snapshot: Snapshot): number[] {
    const sql = `SELECT json_group_array(product_id) AS ids FROM variant
      WHERE sku = ? COLLATE NOCASE OR barcode = ? COLLATE NOCASE`;
    return this.#slotsOf(sql, snapshot, code, code);
  }

  vocabulary(snapshot: Snapshot): ReadonlyMap<string, number> {
    this.#followTitles(snapshot);
    if (!this.#vocabulary) {
      const terms = all<{ term: string; doc: number }>(this.#db, "SELECT term, doc FROM product_title_term");
      this.#vocabulary = new Map(terms.map(({ term, doc }) => [term, doc]));
    }
    return this.#vocabulary;
  }

  #markTitles(expression: string, how: number, matches: TitleMatches, snapshot: Snapshot): void {
    const sql = "SELECT json_group_array(rowid) AS ids FROM product_title WHERE product_title MATCH ?";
    for (const slot of this.#slotsOf(sql, snapshot, expression)) matches[slot] = how;
  }

  /** @param sql selects the products' ids as one JSON text, which is several times faster to transfer than rows */
  #slotsOf(sql: string, { byId }: Snapshot, ...values: string[]): number[] {
    const row = get<{ ids: string }>(this.#db, sql, ...values);
    return (JSON.parse(row?.ids ?? "[]") as number[]).flatMap((id) => byId.get(id)?.slot ?? []);
  }

  #followTitles({ titlesVersion }: Snapshot): void {
    if (this.#version === titlesVersion) return;
    this.#version = titlesVersion;
    this.#found.clear();
    this.#vocabulary = undefined;
  }
}

/** The most pairs of a text that are compared with every title. */
const mostBigrams = 20;

/** "连衣裙" has "连衣" and "衣裙". A single character is itself. */
function bigrams(text: string): string[] {
  const characters = [...text];
  const pairs = characters.slice(1).map((character, index) => (characters[index] ?? "") + character);
  return pairs.length === 0 ? [text] : pairs.slice(0, mostBigrams);
}
