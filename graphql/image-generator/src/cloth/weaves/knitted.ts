import { clamp, smooth, wrap } from "../../geometry/scalar.ts";
import { tileSize, type Weave } from "../weave.ts";
import { grit, streaks } from "./texture.ts";

/** Stockinette: columns of V-shaped loops. The stitch's width and height must divide the tile. */
export function stockinette(stitch = 16, row = 12.8): Weave {
  const fuzz = grit(61, 128);
  const fiber = streaks(62, 128, 24);
  const tint = streaks(63, 8, 8);
  return (x, y) => {
    const fx = x / stitch - Math.floor(x / stitch);
    const leg = fx < 0.5 ? fx * 2 : (1 - fx) * 2;
    const slant = y / row - leg * 0.95 + 0.5;
    const dx = (leg - 0.5) * 2;
    const dy = (slant - Math.floor(slant) - 0.5) * 2;
    const loop = Math.max(0, 1 - Math.abs(dx) ** 2.4) * Math.max(0, 1 - Math.abs(dy) ** 2.2);
    const height = loop ** 0.55;
    const rough = fuzz(x, y) * 0.25 + fiber(x, y) * 0.25;
    return [
      height * 5.2 + rough * 1.2,
      0.6 + 0.4 * height ** 0.8 + rough * 0.08,
      clamp(0.5 + tint(x, y) * 0.9 + rough * 0.4),
    ];
  };
}

export const fineKnit = (): Weave => stockinette(8, 6.4);

/** Alternating columns of knit and purl. */
export function rib(): Weave {
  const ground = fineKnit();
  return (x, y) => {
    const [height, light, tint] = ground(x, y);
    const column = 0.5 - 0.5 * Math.cos((x / 16) * Math.PI * 2);
    const raised = smooth(0.1, 0.6, column);
    return [height * 0.45 * raised + raised * 4.5, (0.58 + 0.42 * raised) * (0.75 + 0.25 * light), tint];
  };
}

/** Fine machine knit, as in T-shirts. */
export function jersey(): Weave {
  const fuzz = grit(51, 128);
  const fiber = streaks(52, 64, 8);
  return (x, y) => {
    const t = Math.abs(wrap(x / 4, 1) - 0.5) * 2;
    const height = 1 - t * t;
    return [height * 0.9 + fuzz(x, y) * 0.4, 0.9 + 0.1 * height + fiber(x, y) * 0.05, 0];
  };
}

/** A net of hexagons over a lining, which is the second yarn. */
export function mesh(): Weave {
  const cell = 16;
  const fuzz = grit(161, 128);
  return (x, y) => {
    const row = Math.floor(y / cell);
    const fx = wrap(x / cell + (row % 2) * 0.5, 1) - 0.5;
    const fy = y / cell - row - 0.5;
    const hole = smooth(0.42, 0.3, Math.hypot(fx, fy * 0.92));
    return [(1 - hole) * 2.6 + fuzz(x, y) * 0.3, 1 - 0.25 * hole, hole];
  };
}

/** Flowers and a scalloped net over a lining, which is the second yarn. */
export function lace(): Weave {
  const fuzz = grit(171, 128);
  const thread = streaks(172, 96, 96);
  return (x, y) => {
    const flower = Math.max(
      rosette(x, y, 0, 0, 58),
      rosette(x, y, 128, 128, 58),
      rosette(x, y, 128, 0, 26),
      rosette(x, y, 0, 128, 26),
      sprig(x, y, 64, 64),
      sprig(x, y, 192, 64),
      sprig(x, y, 64, 192),
      sprig(x, y, 192, 192),
    );
    const net = netting(x, y);
    const solid = Math.max(flower, net * 0.8);
    const rough = fuzz(x, y) * 0.3 + thread(x, y) * 0.25;
    return [flower * 3.4 + net * 1.1 + rough, 0.78 + 0.22 * solid, clamp(1 - solid)];
  };
}

const half = tileSize / 2;
const nearestImage = (d: number): number => wrap(d + half, tileSize) - half;

function rosette(x: number, y: number, cx: number, cy: number, radius: number): number {
  const dx = nearestImage(x - cx);
  const dy = nearestImage(y - cy);
  const r = Math.hypot(dx, dy) / radius;
  if (r > 1.05) return 0;
  const angle = Math.atan2(dy, dx);
  const petal = 0.62 + 0.38 * Math.abs(Math.cos(angle * 2.5 + 0.4));
  const rim = smooth(petal + 0.03, petal - 0.05, r);
  const vein =
    1 - 0.5 * smooth(0.12, 0.02, Math.abs(r - petal * 0.72)) - 0.4 * smooth(0.25, 0.1, Math.abs(r - 0.2) * 3);
  return rim * vein;
}

function sprig(x: number, y: number, cx: number, cy: number): number {
  const dx = nearestImage(x - cx);
  const dy = nearestImage(y - cy);
  const bend = dx - Math.sin(dy / 18) * 8;
  const stem = smooth(3.2, 1.2, Math.abs(bend)) * smooth(44, 36, Math.abs(dy));
  const leaf =
    smooth(9, 6, Math.hypot(Math.abs(bend) - 11, wrap(dy + 10, 22) - 11)) * smooth(42, 34, Math.abs(dy));
  return Math.max(stem, leaf);
}

function netting(x: number, y: number): number {
  const step = 10.666666;
  const a = Math.abs(wrap((x + y) / step, 1) - 0.5) * 2;
  const b = Math.abs(wrap((x - y) / step, 1) - 0.5) * 2;
  return Math.max(smooth(0.7, 0.95, a), smooth(0.7, 0.95, b));
}
