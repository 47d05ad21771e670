import { smooth } from "../../geometry/scalar.ts";
import type { Weave } from "../weave.ts";
import { courses, grains, grit, tintOf } from "./texture.ts";

/** Pebbled calf. */
export function grained(): Weave {
  const pebbles = grains(101, { across: 30, jitter: 1 });
  const pores = grains(102, { across: 60, jitter: 1 });
  const drift = grit(103, 32);
  const fuzz = grit(104, 128);
  return (x, y) => {
    const dx = x + drift(x, y) * 5;
    const dy = y + drift(y, x) * 5;
    const a = pebbles(dx, dy);
    const b = pores(dx, dy);
    const height = smooth(0, 0.28, a.second - a.nearest) * 0.7 + smooth(0, 0.3, b.second - b.nearest) * 0.3;
    return [height * 1.9 + fuzz(x, y) * 0.15, 0.86 + 0.14 * height, 0];
  };
}

/** Box calf: nearly smooth. */
export function polished(): Weave {
  const pores = grains(105, { across: 60 });
  const drift = grit(106, 64);
  return (x, y) => {
    const pore = pores(x, y);
    const skin = smooth(0, 0.4, pore.second - pore.nearest);
    return [skin * 0.45 + drift(x, y) * 0.2, 0.97 + 0.03 * skin, 0];
  };
}

/** Belly scales: a wavy grid of near squares, each tilted its own way, with fine furrows between them. */
export function scales(): Weave {
  const belly = courses(111, 7, 6);
  const sway = grit(110, 4);
  const drift = grit(112, 20);
  const pores = grains(113, { across: 64 });
  return (x, y) => {
    const dx = sway(x, y) * 12 + drift(x, y) * 3.4;
    const dy = sway(y, x) * 14 + drift(y, x) * 3;
    const { across, down, lean, id } = belly(x + dx, y + dy);
    const toEdge = 1 - (Math.abs(across) ** 3 + Math.abs(down) ** 3) ** (1 / 3);
    const furrow = smooth(-0.03, 0.09, toEdge);
    const dome = smooth(0, 0.5, toEdge);
    const pore = smooth(0, 0.35, pores(x, y).nearest);
    const leaning = (across * lean[0] + down * lean[1]) * furrow;
    return [
      furrow * 3.2 + dome * 3.4 + leaning * 1.6 + pore * 0.3,
      0.62 + 0.33 * furrow + 0.05 * tintOf(id),
      0,
    ];
  };
}

/** Brushed suede. */
export function suede(): Weave {
  const cloud = grit(121, 64);
  const nap = grit(122, 128);
  const brushed = grit(123, 10);
  return (x, y) => {
    const v = cloud(x, y) * 0.5 + nap(x, y) * 0.7;
    return [v * 0.8, 1 + v * 0.06 + brushed(x, y) * 0.09, 0];
  };
}
