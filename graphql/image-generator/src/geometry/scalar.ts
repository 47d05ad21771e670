export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

/** Hermite step from 0 at `from` to 1 at `to`; `from` may be larger. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A bell curve of height 1 around 0. */
export const bell = (x: number): number => Math.exp(-x * x);

/** Wraps `x` into [0, period), for negative numbers too. */
export const wrap = (x: number, period: number): number => ((x % period) + period) % period;
