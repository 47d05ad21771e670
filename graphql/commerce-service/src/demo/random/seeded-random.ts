/** A random number generator that gives the same numbers for the same key on every machine. */
export interface SeededRandom {
  /** At least 0, below 1. */
  readonly next: () => number;
  /** A whole number from `low` to `high`, inclusive. */
  readonly integer: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly T[]) => T;
  /** Picks a key by weight. A weight of 0 is never picked. */
  readonly weighted: <K extends string>(weights: Readonly<Partial<Record<K, number>>>) => K;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

/** FNV-1a, so that similar keys ("…:1", "…:2") start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32: small, fast and good enough to choose a dress's color. Never use it for a secret. */
export function seededRandom(key: string): SeededRandom {
  let state = hash(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(choices: readonly T[]): T => choices[integer(0, choices.length - 1)] as T;

  const weighted = <K extends string>(weights: Readonly<Partial<Record<K, number>>>): K => {
    const entries = (Object.entries(weights) as [K, number][]).filter(([, weight]) => weight > 0);
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of entries) {
      left -= weight;
      if (left < 0) return choice;
    }
    throw new RangeError("There is nothing to choose from: every weight is 0.");
  };

  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = integer(0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  };

  return { next, integer, chance: (probability) => next() < probability, pick, weighted, shuffle };
}
