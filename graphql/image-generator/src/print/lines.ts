import { wrap } from "../geometry/scalar.ts";
import { blend } from "../light/color.ts";
import { isLost, liveliest, tonal } from "./inks.ts";
import { dot } from "./motifs.ts";
import type { Printer } from "./printer.ts";

/** Stripes and checks: colors that cover parts of warp and weft. */
const bar =
  (from: number, width: number) =>
  (t: number): number =>
    t >= from && t < from + width ? 1 : 0;

export const stripe: Printer = ({ colors }) => ({
  size: 15,
  layers: [{ color: colors[0], cover: (x) => bar(0.1, 0.4)(x) }],
});

export const pinstripe: Printer = ({ colors }) => ({
  size: 24,
  layers: [{ color: colors[0], cover: (x) => bar(0.46, 0.075)(x) * 0.75 }],
});

export const breton: Printer = ({ colors }) => ({
  size: 36,
  layers: [{ color: colors[0], cover: (_, y) => bar(0.2, 0.36)(y) }],
});

export const gingham: Printer = ({ colors }) => {
  const half = bar(0, 0.5);
  return {
    size: 28,
    layers: [
      { color: colors[0], cover: (x) => half(x) * 0.5 },
      { color: colors[0], cover: (_, y) => half(y) * 0.5 },
    ],
  };
};

/** A tartan: a broad check, a narrow one and a fine overcheck, each in warp and weft. */
export const plaid: Printer = ({ colors, leafColor }) => {
  const threads = [
    { color: leafColor, cover: bar(0, 0.46), share: 0.5 },
    { color: colors[0], cover: bar(0.1, 0.1), share: 0.42 },
    { color: colors[1 % colors.length], cover: bar(0.66, 0.05), share: 0.75 },
    { color: blend(colors[0], "#fff6e6", 0.7), cover: bar(0.81, 0.024), share: 0.8 },
  ];
  return {
    size: 84,
    layers: threads.flatMap(({ color, cover, share }) => [
      { color, cover: (x: number) => cover(x) * share },
      { color, cover: (_: number, y: number) => cover(y) * share },
    ]),
  };
};

/** Whether the warp is on top where two threads of a 2/2 twill cross. */
const warpOnTop = (x: number, y: number, threads: number): boolean => wrap((x + y) * (threads / 4), 1) < 0.5;

/** Four dark and four light threads in both directions of a 2/2 twill, which produces the teeth. */
export const houndstooth: Printer = ({ ground, colors }) => {
  const dark = (t: number): boolean => wrap(t, 1) < 0.5;
  return {
    size: 23,
    layers: [
      {
        color: isLost(colors[0], ground) ? tonal(ground) : colors[0],
        cover: (x, y) => Number(warpOnTop(x, y, 8) ? dark(x) : dark(y)),
      },
    ],
  };
};

/**
 * Blocks of four-and-four and two-and-two threads of one hue in a twill, under a fine overcheck in the most saturated
 * color.
 */
export const glenCheck: Printer = ({ ground, colors, leafColor }) => {
  const overcheck = liveliest([...colors, leafColor]);
  const threads = 48;
  const dark = (t: number): boolean => (t < 0.5 ? wrap(t * 6, 1) < 0.5 : wrap(t * 12, 1) < 0.5);
  const over = bar(0.24, 0.022);
  return {
    size: 88,
    layers: [
      { color: tonal(ground), cover: (x, y) => ((warpOnTop(x, y, threads) ? dark(x) : dark(y)) ? 0.85 : 0) },
      { color: overcheck, cover: (x) => over(x) * 0.7 },
      { color: overcheck, cover: (_, y) => over(y) * 0.7 },
    ],
  };
};

export const polkaDot: Printer = ({ colors }) => ({
  size: 40,
  layers: [{ color: colors[0], shapes: [...dot(50, 50, 27), ...dot(150, 150, 27)] }],
});
