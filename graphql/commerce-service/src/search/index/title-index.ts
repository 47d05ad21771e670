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

  vocabulary(snapshot: Snapshot): ReadonlyMap<string, number> {
    this.#followTitles(snapshot);
    if (!this.#vocabulary) {
      const terms = all<{ term: string; doc: number }>(this.#db, "SELECT term, doc FROM product_title_term");
      this.#vocabulary = new Map(terms.map(({ term, doc }) => [term, doc]));
    }
    return this.#vocabulary;
  }

  #markTitles(expression: string, how: number, matches: TitleMatches, { byId }: Snapshot): void {
    // One JSON text is several times faster to transfer than rows.
    const row = get<{ ids: string }>(
      this.#db,
      "SELECT json_group_array(rowid) AS ids FROM product_title WHERE product_title MATCH ?",
      expression,
    );
    for (const id of JSON.parse(row?.ids ?? "[]") as number[]) {
      const slot = byId.get(id)?.slot;
      if (slot !== undefined) matches[slot] = how;
    }
  }

  #followTitles({ titlesVersion }: Snapshot): void {
    if (this.#version === titlesVersion) return;
    this.#version = titlesVersion;
    this.#found.clear();
    this.#vocabulary = undefined;
  }
}
