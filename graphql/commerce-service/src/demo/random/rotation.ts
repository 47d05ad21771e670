import type { SeededRandom } from "./seeded-random.ts";

/**
 * Random choices that remember earlier ones. Pure chance repeats a sentence on one page and never uses another; these
 * choices take into account what was chosen under the same name.
 */
export class Rotation {
  readonly #random: SeededRandom;
  readonly #packs = new Map<string, unknown[]>();
  readonly #uses = new Map<string, Map<unknown, number>>();

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** Deals from a shuffled deck and reshuffles only when it is empty. The pool of a name must not change. */
  deal<T>(name: string, pool: readonly T[]): T {
    let pack = this.#packs.get(name);
    if (pack === undefined || pack.length === 0) {
      pack = this.#random.shuffle(pool);
      this.#packs.set(name, pack);
    }
    return pack.pop() as T;
  }

  /** One of the least used choices. The pool may change. */
  leastUsed<T>(name: string, pool: readonly T[]): T {
    const uses = this.#usesOf(name);
    const least = Math.min(...pool.map((each) => uses.get(each) ?? 0));
    return count(uses, this.#random.pick(pool.filter((each) => (uses.get(each) ?? 0) === least)));
  }

  /** The key furthest behind its share, so that small weights get their turn. The weights may change. */
  share<K extends string>(name: string, weights: Readonly<Partial<Record<K, number>>>): K {
    const uses = this.#usesOf(name);
    const claims = (Object.entries(weights) as [K, number][])
      .filter(([, weight]) => weight > 0)
      .map(([key, weight]) => ({ key, claim: weight / ((uses.get(key) ?? 0) + 0.3 + this.#random.next()) }));
    const [first, ...others] = claims;
    if (first === undefined)
      throw new RangeError(`There is nothing to choose from for ${name}: every weight is 0.`);
    return count(uses, others.reduce((best, each) => (each.claim > best.claim ? each : best), first).key);
  }

  #usesOf(name: string): Map<unknown, number> {
    const uses = this.#uses.get(name) ?? new Map<unknown, number>();
    this.#uses.set(name, uses);
    return uses;
  }
}

function count<T>(uses: Map<unknown, number>, chosen: T): T {
  uses.set(chosen, (uses.get(chosen) ?? 0) + 1);
  return chosen;
}
