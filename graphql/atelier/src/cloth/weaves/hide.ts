import { smooth } from "../../geometry/scalar.ts";
import type { Weave } from "../weave.ts";
import { grains, grit } from "./texture.ts";

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

/** Belly scales: rounded bricks in rows, domed, with narrow furrows between them. */
export function scales(): Weave {
  const bricks = grains(111, { across: 6, down: 8, jitter: 0.5, bricks: true });
  const drift = grit(112, 12);
  const pores = grains(113, { across: 64 });
  return (x, y) => {
    const scale = bricks(x + drift(x, y) * 3.5, y + drift(y, x) * 3);
    const border = scale.second - scale.nearest;
    const furrow = smooth(0.01, 0.2, border);
    const dome = smooth(0, 0.75, border);
    const pore = smooth(0, 0.35, pores(x, y).nearest);
    return [furrow * 4.6 + dome * 5 + pore * 0.35, 0.52 + 0.42 * furrow + 0.06 * dome, 0];
  };
}

/** Sueded side of the hide, brushed into patches. */
export function suede(): Weave {
  const cloud = grit(121, 64);
  const nap = grit(122, 128);
  const brushed = grit(123, 10);
  return (x, y) => {
    const v = cloud(x, y) * 0.5 + nap(x, y) * 0.7;
    return [v * 0.8, 1 + v * 0.06 + brushed(x, y) * 0.09, 0];
  };
}
