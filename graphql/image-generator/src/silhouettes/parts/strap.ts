import { band, buckle, puff, rectangle, shadow, stitch } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";

/** A leather strap along a line, stitched down both edges. */
export function strap(tailor: Tailor, path: string, width: number, to = width): Panel {
  const row = (offset: number) =>
    stitch(path, offset, tailor.thread, { width: 1.2, length: 4.2, gap: 2.4, bump: 1 });
  return {
    outline: band(path, width, to),
    fabric: tailor.cloth,
    puff: [puff(width * 0.4, 5), puff(3, 2)],
    edge: puff(1.6, 1.2),
    shadow: shadow(5, 1.6, 4, 0.5),
    seams: [row(Math.min(width, to) / 2 - 4.5), row(-Math.min(width, to) / 2 + 4.5)],
  };
}

/** The inside of a strap on the far side of a foot or bag. */
export const strapInside = (tailor: Tailor, path: string, width: number): Panel => ({
  outline: band(path, width),
  fabric: { ...tailor.lining, print: null },
  tone: 0.6,
  puff: puff(4, 2),
  shadow: shadow(4, 1, 3, 0.35),
});

/** A frame buckle with its prong, on a strap that crosses it. */
export const strapBuckle = (tailor: Tailor, x: number, y: number, width: number, height: number): Panel[] => [
  buckle(x, y, width, height, tailor.metal, 4),
  {
    outline: rectangle(x + width * 0.2, y, width * 1.6, 4),
    fabric: tailor.metal,
    puff: puff(2, 1.8),
    shadow: shadow(2, 0.6, 1.2, 0.5),
  },
];
