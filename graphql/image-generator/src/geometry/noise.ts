import { seeded } from "./random.ts";
import { wrap } from "./scalar.ts";

/** Smooth noise from about −1 to 1 with features one unit wide. */
export type Noise = (x: number, y: number) => number;

const size = 256;
const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const cache = new Map<string, Noise>();

/** Gradient noise. With a `period` it repeats after that many units, so that tiles join. */
export function gradientNoise(seed: number, period = 0): Noise {
  const key = `${seed}/${period}`;
  const known = cache.get(key);
  if (known) return known;
  const made = makeNoise(seed, period);
  if (cache.size > 400) cache.clear();
  cache.set(key, made);
  return made;
}

function makeNoise(seed: number, period: number): Noise {
  const { order, gx, gy } = gradients(seed);
  return (x, y) => {
    let xi = Math.floor(x);
    let yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    let xj = xi + 1;
    let yj = yi + 1;
    if (period) {
      xi = wrap(xi, period);
      yi = wrap(yi, period);
      xj = wrap(xj, period);
      yj = wrap(yj, period);
    }
    xi &= 255;
    yi &= 255;
    xj &= 255;
    yj &= 255;
    const a = order[order[xi] + yi];
    const b = order[order[xj] + yi];
    const c = order[order[xi] + yj];
    const d = order[order[xj] + yj];
    const u = fade(fx);
    const top0 = gx[a] * fx + gy[a] * fy;
    const top1 = gx[b] * (fx - 1) + gy[b] * fy;
    const low0 = gx[c] * fx + gy[c] * (fy - 1);
    const low1 = gx[d] * (fx - 1) + gy[d] * (fy - 1);
    const top = top0 + (top1 - top0) * u;
    const low = low0 + (low1 - low0) * u;
    return (top + (low - top) * fade(fy)) * 1.5;
  };
}

function gradients(seed: number) {
  const random = seeded(seed + 17);
  const order = new Uint8Array(size * 2);
  const gx = new Float32Array(size);
  const gy = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    order[i] = i;
    const angle = random() * 6.2832;
    gx[i] = Math.cos(angle);
    gy[i] = Math.sin(angle);
  }
  for (let i = size - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  order.copyWithin(size, 0, size);
  return { order, gx, gy };
}
