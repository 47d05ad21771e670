import { distanceTo, farthestWithin, incomparable } from "@circlet/service-kit/garment-distance";
import type { GarmentLengths } from "@circlet/service-kit/garment-lengths";
import type { SearchConditions } from "../alerts/in-time/conditions.ts";
import type { Database } from "../database/database.ts";
import type { ComparedFacts } from "./compared-facts.ts";
import { catalogPass } from "./compared-products.ts";

interface Variant {
  readonly isForSale: boolean;
  readonly price: number;
  readonly terms: Int32Array;
  readonly lengths: Int32Array | null;
}

interface Product {
  /** A global id. */
  readonly id: string;
  readonly readAt: string;
  readonly createdAt: number;
  readonly terms: Int32Array;
  readonly variants: readonly Variant[];
}

export interface ClosestQuery {
  readonly garment: GarmentLengths;
  /** Inches. Null for any distance. */
  readonly within: number | null;
  readonly conditions: SearchConditions;
  /** Whether only variants for sale count. */
  readonly isForSale: boolean;
}

export interface Ranked {
  readonly id: string;
  readonly distance: number;
  readonly createdAt: number;
}

/** Rows of one statement. */
const batch = 500;
/** Milliseconds between looks at the database, and for which clocks and transactions of processes may differ. */
const lookEvery = 1_000;
const overlap = 60_000;
/** Orders that are kept until a product changes: shoppers turn pages. */
const mostKept = 20;

/** The catalog in memory, as the database has it a second ago at most. */
export class ClosestIndex {
  readonly #database: Database;
  readonly #products = new Map<string, Product>();
  /** Terms are numbers, so that a product's are few bytes. */
  readonly #codes = new Map<string, number>();
  readonly #ranked = new Map<string, readonly Ranked[]>();
  #looking: Promise<boolean> | undefined;
  #lookedAt = -Infinity;
  #isReady = false;
  #readUntil = "";

  constructor(database: Database) {
    this.#database = database;
  }

  /** What passes, the closest first, what cannot be compared last. Null until the whole catalog was read once. */
  async rank(query: ClosestQuery): Promise<readonly Ranked[] | null> {
    if (!(await this.#look())) return null;
    const key = JSON.stringify(query);
    const ranked = this.#ranked.get(key) ?? this.#compare(query);
    this.#ranked.delete(key);
    this.#ranked.set(key, ranked);
    for (const oldest of this.#ranked.keys()) {
      if (this.#ranked.size <= mostKept) break;
      this.#ranked.delete(oldest);
    }
    return ranked;
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
    const since = this.#readUntil && new Date(Date.parse(this.#readUntil) - overlap).toISOString();
    let [readAt, id] = [since, ""];
    for (;;) {
      const rows = await this.#database.query<{ id: string; facts: string | null; readAt: string }>(
        `SELECT product_id AS id, facts, read_at AS "readAt" FROM compared_product
         WHERE (read_at, product_id) > ($1, $2) ORDER BY read_at, product_id LIMIT ${batch}`,
        [readAt, id],
      );
      for (const row of rows) {
        if (this.#products.get(row.id)?.readAt === row.readAt) continue;
        if (row.facts !== null) this.#products.set(row.id, this.#product(row, row.facts));
        else if (!this.#products.delete(row.id)) continue;
        this.#ranked.clear();
      }
      const last = rows.at(-1);
      if (!last) return;
      [readAt, id] = [last.readAt, last.id];
      this.#readUntil = last.readAt;
    }
  }

  #product({ id, readAt }: { id: string; readAt: string }, json: string): Product {
    const { createdAt, terms, variants } = JSON.parse(json) as ComparedFacts;
    const codes = (names: readonly string[]) => Int32Array.from(names, (name) => this.#code(name));
    return {
      id,
      readAt,
      createdAt,
      terms: codes(terms),
      variants: variants.map((variant) => ({
        ...variant,
        terms: codes(variant.terms),
        lengths: variant.lengths && Int32Array.from(variant.lengths),
      })),
    };
  }

  #code(term: string): number {
    const code = this.#codes.get(term) ?? this.#codes.size;
    this.#codes.set(term, code);
    return code;
  }

  #compare({ garment, within, conditions, isForSale }: ClosestQuery): Ranked[] {
    const groups = (names: readonly (readonly string[])[]) =>
      names.map((group) => new Set(group.map((term) => this.#codes.get(term))));
    const ofProduct = groups(conditions.product);
    const ofVariant = groups(conditions.variant);
    const { prices } = conditions;
    const distanceOf = distanceTo(garment);
    const farthest = within === null ? incomparable : farthestWithin(within);
    const ranked: Ranked[] = [];
    for (const { id, createdAt, terms, variants } of this.#products.values()) {
      if (!hasAll(terms, ofProduct)) continue;
      const passing = variants.filter(
        (variant) =>
          (!isForSale || variant.isForSale) &&
          hasAll(variant.terms, ofVariant) &&
          (prices.length === 0 ||
            prices.some(({ min, max }) => variant.price >= min && variant.price <= (max ?? Infinity))),
      );
      if (passing.length === 0) continue;
      // Sizes that are sold out count only if none is for sale.
      const isSoldOut = !variants.some((variant) => variant.isForSale);
      const counting = passing.filter((variant) => isSoldOut || variant.isForSale);
      const distances = counting
        .map(({ lengths }) => (lengths ? distanceOf(lengths, 0) : incomparable))
        .filter((distance) => distance <= farthest || distance === incomparable);
      if (within !== null && distances.length === 0) continue;
      const distance = distances.reduce((least, each) => Math.min(least, each), incomparable);
      ranked.push({ id, distance, createdAt });
    }
    return ranked.sort(closer);
  }
}

function hasAll(terms: Int32Array, groups: readonly ReadonlySet<number | undefined>[]): boolean {
  return groups.every((group) => terms.some((term) => group.has(term)));
}

/** The closest first, then the newest, as the local commerce service sorts them. */
export function closer(one: Ranked, other: Ranked): number {
  return (
    one.distance - other.distance || other.createdAt - one.createdAt || numberOf(other.id) - numberOf(one.id)
  );
}

function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf("/") + 1));
}
