import type { Database } from "../database/database.ts";
import { canCompare, type ClosestQuery, Comparison } from "./comparison.ts";
import type { ComparedFacts } from "./compared-facts.ts";
import { catalogPass } from "./compared-products.ts";
import { ComparedColumns, numberOf } from "./compared-columns.ts";
import { distanceOfKey, placeOfKey } from "./ordered-keys.ts";
import { TermCodes } from "./term-codes.ts";

export interface Ranked {
  readonly id: string;
  readonly distance: number;
  readonly createdAt: number;
}

/** Products in order, made one by one: most are never shown. */
export interface Ranking {
  readonly length: number;
  readonly at: (place: number) => Ranked | undefined;
}

/** What has all conditions of a query: the closest first, what cannot be compared last. */
export interface Closest {
  readonly ranked: Ranking;
  readonly measured: number;
  /** How many products the listing would have with a term as the only one of its field. */
  readonly countOf: (term: string) => number;
}

/** Rows of one statement. */
const namesAtOnce = 5_000;
const factsAtOnce = 500;
/** Milliseconds between looks at the database, and for which clocks and transactions of processes may differ. */
const lookEvery = 1_000;
const overlap = 60_000;
/** Orders that are kept until a product changes: shoppers turn pages. */
const mostKept = 20;

/** The catalog in memory, as the database has it a second ago at most. */
export class ClosestIndex {
  readonly #database: Database;
  readonly #kept = new Map<string, Closest>();
  #codes = new TermCodes();
  #columns = new ComparedColumns(this.#codes);
  #looking: Promise<boolean> | undefined;
  #lookedAt = -Infinity;
  #isReady = false;
  /** Changes from then on may be unread. */
  #readUntil = "";

  constructor(database: Database) {
    this.#database = database;
  }

  /** Null until the whole catalog was read once, and for too many conditions. */
  async compare(query: ClosestQuery): Promise<Closest | null> {
    if (!(await this.#look()) || !canCompare(query)) return null;
    const key = JSON.stringify(query);
    const closest = this.#kept.get(key) ?? this.#compare(query);
    this.#kept.delete(key);
    this.#kept.set(key, closest);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
    return closest;
  }

  #look(): Promise<boolean> {
    if (performance.now() - this.#lookedAt < lookEvery) return Promise.resolve(this.#isReady);
    this.#looking ??= this.#followDatabase().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #followDatabase(): Promise<boolean> {
    const lookedAt = performance.now();
    const pass = await catalogPass(this.#database);
    this.#isReady = pass?.finishedAt != null;
    if (this.#isReady) await this.#readChanges();
    this.#lookedAt = lookedAt;
    return this.#isReady;
  }

  async #readChanges(): Promise<void> {
    const since = new Date(Date.now() - overlap).toISOString();
    if (this.#columns.isSparse) {
      this.#codes = new TermCodes();
      this.#columns = new ComparedColumns(this.#codes);
      this.#readUntil = "";
    }
    let hasChanged = false;
    let [readAt, id] = [this.#readUntil, ""];
    for (;;) {
      const rows = await this.#database.query<{ id: string; readAt: string }>(
        `SELECT product_id AS id, read_at AS "readAt" FROM compared_product
         WHERE (read_at, product_id) > ($1, $2) ORDER BY read_at, product_id LIMIT ${namesAtOnce}`,
        [readAt, id],
      );
      const unread = rows.filter((row) => this.#columns.readAtOf(row.id) !== row.readAt);
      for (let from = 0; from < unread.length; from += factsAtOnce) {
        const ids = unread.slice(from, from + factsAtOnce).map((row) => row.id);
        if (await this.#readFacts(ids)) hasChanged = true;
      }
      const last = rows.at(-1);
      if (!last) break;
      [readAt, id] = [last.readAt, last.id];
    }
    this.#readUntil = since;
    if (hasChanged) this.#kept.clear();
  }

  /** Resolves with whether one of them has changed. */
  async #readFacts(ids: readonly string[]): Promise<boolean> {
    const places = ids.map((_, at) => `$${at + 1}`).join();
    const rows = await this.#database.query<{ id: string; facts: string | null; readAt: string }>(
      `SELECT product_id AS id, facts, read_at AS "readAt" FROM compared_product WHERE product_id IN (${places})`,
      ids,
    );
    let hasChanged = false;
    for (const { id, facts, readAt } of rows) {
      if (facts !== null) this.#columns.set(id, readAt, JSON.parse(facts) as ComparedFacts);
      else if (!this.#columns.delete(id)) continue;
      hasChanged = true;
    }
    return hasChanged;
  }

  #compare(query: ClosestQuery): Closest {
    const comparison = new Comparison(query, this.#columns, this.#codes);
    const { keys, measured } = comparison.closest();
    const { ids, createdAt } = this.#columns;
    const { newestFirst } = this.#columns.places();
    const ranked = {
      length: keys.length,
      at: (place: number): Ranked | undefined => {
        const key = keys.at(place);
        if (key === undefined) return undefined;
        const slot = newestFirst[placeOfKey(key)] ?? -1;
        return { id: ids[slot] ?? "", distance: distanceOfKey(key), createdAt: createdAt[slot] ?? 0 };
      },
    };
    const codes = this.#codes;
    let counts: Int32Array | undefined;
    return {
      ranked,
      measured,
      countOf: (term) => {
        counts ??= comparison.counts();
        return counts[codes.find(term) ?? -1] ?? 0;
      },
    };
  }
}

/** The closest first, then the newest, as the local commerce service sorts them. */
export function closer(one: Ranked, other: Ranked): number {
  return (
    one.distance - other.distance || other.createdAt - one.createdAt || numberOf(other.id) - numberOf(one.id)
  );
}

/** The first place from which on all products are so. */
export function firstAt(ranking: Ranking, isSo: (ranked: Ranked) => boolean): number {
  let [from, to] = [0, ranking.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const ranked = ranking.at(middle);
    if (ranked && !isSo(ranked)) from = middle + 1;
    else to = middle;
  }
  return from;
}
