import { gradientNoise } from "../geometry/noise.ts";
import { lerp, smooth } from "../geometry/scalar.ts";

type Direction = readonly [x: number, y: number, z: number];

function unit(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The key light: a window at the top left, above the table. */
export const keyLight = unit(-0.5, -0.66, 0.8);
/** The fill light: a white card opposite the window. */
export const fillLight = unit(0.6, 0.5, 0.6);
/** Halfway between the window and the camera: where glossy cloth shows its highlight. */
export const halfway = unit(keyLight[0], keyLight[1], keyLight[2] + 1);

/** The light on a point of the image as factors of red, green and blue. Coordinates run from 0 to 1. */
export type Gobo = (x: number, y: number, out: Float32Array) => void;

export interface WindowLight {
  readonly angle?: number;
  readonly start?: number;
  readonly width?: number;
  readonly panes?: number;
  readonly shade?: number;
  readonly softness?: number;
  readonly leaves?: number;
  readonly seed?: number;
}

/** Sunlight through a window with a glazing bar. Used only for hero images and tiles. */
export function windowLight(options: WindowLight = {}): Gobo {
  const {
    angle = -0.5,
    start = 0.35,
    width = 0.34,
    panes = 2,
    shade = 0.74,
    softness = 0.03,
    leaves = 0,
    seed = 3,
  } = options;
  const noise = gradientNoise(seed);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return (fx, fy, out) => {
    const u = fx * 1.6 * c + fy * s;
    const v = -fx * 1.6 * s + fy * c;
    let lit = 0;
    for (let i = 0; i < panes; i++) {
      const a = start + i * (width + 0.07);
      lit +=
        smooth(a - softness, a + softness, u) * (1 - smooth(a + width - softness, a + width + softness, u));
    }
    lit *= lerp(0.4, 1, smooth(-0.02, 0.02, Math.abs(((v + 5) % 0.62) - 0.31) - 0.022));
    if (leaves) lit *= 1 - leaves * smooth(0.05, 0.5, noise(u * 5, v * 3) + 0.5 * noise(u * 11, v * 7));
    const k = lerp(shade, 1.06, lit);
    out[0] = k * (1 + 0.012 * lit);
    out[1] = k;
    out[2] = k * (1 - 0.02 * lit) * (1 + 0.02 * (1 - lit));
  };
}
