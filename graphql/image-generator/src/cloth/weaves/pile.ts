import { clamp, smooth, wrap } from "../../geometry/scalar.ts";
import type { Weave } from "../weave.ts";
import { grains, grit, streaks } from "./texture.ts";

/** Cords of pile. */
export function corduroy(cord = 16): Weave {
  const fuzz = grit(95, 128);
  const nap = streaks(96, 128, 32);
  return (x, y) => {
    const height = Math.max(0, Math.sin(Math.PI * wrap(x / cord, 1))) ** 0.6;
    return [height * 5 + fuzz(x, y) * 0.5, 0.55 + 0.45 * height + nap(x, y) * 0.08, 0];
  };
}

export function velvet(): Weave {
  const fuzz = grit(131, 128);
  const nap = streaks(132, 14, 6);
  return (x, y) => {
    const v = fuzz(x, y);
    return [v * 0.35 + nap(x, y) * 1.2, 1 + v * 0.05 + nap(x, y) * 0.1, 0];
  };
}

/** Brushed loops that have curled into small tufts. */
export function fleece(): Weave {
  const tufts = grains(141, { across: 34 });
  const fuzz = grit(142, 128);
  const cloud = grit(143, 32);
  return (x, y) => {
    const tuft = smooth(0.62, 0.05, tufts(x, y).nearest);
    return [
      tuft * 2.6 + fuzz(x, y) * 1.1 + cloud(x, y),
      0.78 + 0.22 * tuft + fuzz(x, y) * 0.05,
      clamp(0.5 + cloud(x, y) * 0.5),
    ];
  };
}

/** Long hair that falls in locks; the second yarn is the undercoat. */
export function fur(): Weave {
  const locks = streaks(181, 18, 7);
  const sway = grit(182, 10);
  const hair = streaks(183, 110, 12);
  const fine = streaks(184, 128, 20);
  return (x, y) => {
    const bent = x + sway(x, y) * 11;
    const v = locks(wrap(bent, 256), y) * 1.1 + hair(wrap(bent, 256), y) * 0.9 + fine(x, y) * 0.4;
    return [v * 4.2, clamp(0.82 + v * 0.3, 0.45, 1.15), clamp(0.35 - v * 0.55)];
  };
}
