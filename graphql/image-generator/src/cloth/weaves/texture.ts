import { gradientNoise } from "../../geometry/noise.ts";
import { seeded } from "../../geometry/random.ts";
import { lerp, smooth, wrap } from "../../geometry/scalar.ts";
import { tileSize } from "../weave.ts";

/** Building blocks of weaves. All of them tile seamlessly. */
type Texture = (x: number, y: number) => number;

/** Noise with `cells` cells across the tile. */
export function grit(seed: number, cells: number): Texture {
  const noise = gradientNoise(seed, cells);
  return (x, y) => noise((x * cells) / tileSize, (y * cells) / tileSize);
}

/** Noise stretched along one direction: fibers, slubs, nap. */
export function streaks(seed: number, across: number, down: number): Texture {
  const noise = gradientNoise(seed);
  return (x, y) => {
    const u = (x / tileSize) * across;
    const v = (y / tileSize) * down;
    const sx = smooth(0.75, 1, u / across);
    const sy = smooth(0.75, 1, v / down);
    const top = lerp(noise(u, v), noise(u - across, v), sx);
    const low = lerp(noise(u, v - down), noise(u - across, v - down), sx);
    return lerp(top, low, sy);
  };
}

/** Distance to the nearest and the second nearest grain, in cells, and the nearest one's id. */
export interface GrainCell {
  readonly nearest: number;
  readonly second: number;
  readonly id: number;
}

export interface GrainOptions {
  readonly across: number;
  readonly down?: number;
  readonly jitter?: number;
}

/** Cells around scattered points: leather grain, knots, loops. */
export function grains(seed: number, options: GrainOptions): (x: number, y: number) => GrainCell {
  const { across, down = across, jitter = 0.9 } = options;
  const random = seeded(seed);
  const px = new Float32Array(across * down);
  const py = new Float32Array(across * down);
  for (let i = 0; i < px.length; i++) {
    const row = Math.floor(i / across);
    px[i] = (i % across) + 0.5 + (random() - 0.5) * jitter;
    py[i] = row + 0.5 + (random() - 0.5) * jitter;
  }
  return (x, y) => {
    const u = wrap((x / tileSize) * across, across);
    const v = wrap((y / tileSize) * down, down);
    const column = Math.floor(u);
    const row = Math.floor(v);
    let nearest = 9;
    let second = 9;
    let id = 0;
    for (let j = -1; j <= 1; j++) {
      for (let i = -2; i <= 1; i++) {
        const k = wrap(row + j, down) * across + wrap(column + i, across);
        const dx = shortest(px[k] - u, across);
        const dy = shortest(py[k] - v, down);
        const d = Math.hypot(dx, dy);
        if (d < nearest) {
          second = nearest;
          nearest = d;
          id = k;
        } else if (d < second) second = d;
      }
    }
    return { nearest, second, id };
  };
}

function shortest(distance: number, period: number): number {
  if (distance > period / 2) return distance - period;
  return distance < -period / 2 ? distance + period : distance;
}

/** A point's position in a scale, from −1 to 1 on both axes, the scale's tilt, and its id. */
export interface Scale {
  readonly across: number;
  readonly down: number;
  readonly lean: readonly [across: number, down: number];
  readonly id: number;
}

/** Uneven rectangles in uneven rows, each row slightly offset from the one above. */
export function courses(seed: number, rows: number, columns: number): (x: number, y: number) => Scale {
  const random = seeded(seed);
  const heights = edges(random, rows, 0.4);
  const course = Array.from({ length: rows }, () => ({
    shift: (random() - 0.5) / columns,
    widths: edges(random, columns, 0.5),
  }));
  const leans = Array.from({ length: rows * columns }, () => [random() - 0.5, random() - 0.5] as const);
  return (x, y) => {
    const [row, down] = placeIn(heights, wrap(y / tileSize, 1));
    const { shift, widths } = course[row];
    const [column, across] = placeIn(widths, wrap(x / tileSize + shift, 1));
    const id = row * columns + column;
    return { across, down, lean: leans[id], id };
  };
}

/** The upper bounds of `count` uneven parts of 1. The last is 1. */
function edges(random: () => number, count: number, stray: number): readonly number[] {
  const sizes = Array.from({ length: count }, () => 1 + (random() - 0.5) * stray);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let end = 0;
  return sizes.map((size) => (end += size / whole));
}

/** The part that contains a position, and where in it the position lies, from −1 to 1. */
function placeIn(ends: readonly number[], at: number): readonly [part: number, within: number] {
  const found = ends.findIndex((end) => at < end);
  const part = found === -1 ? ends.length - 1 : found;
  const start = part === 0 ? 0 : ends[part - 1];
  return [part, ((at - start) / (ends[part] - start)) * 2 - 1];
}

/** A number from 0 to 1 derived from a grain's id. */
export const tintOf = (id: number): number => ((id * 7919) % 97) / 97;
