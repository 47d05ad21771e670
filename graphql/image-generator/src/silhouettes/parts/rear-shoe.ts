import { band, crumple, groove, puff, shadow, smooth, stitch, trimLeather } from "../../tailor/index.ts";
import type { Fabric, Panel, Seam, Tailor } from "../../tailor/index.ts";
import type { Trace } from "./trace.ts";

/** Parts of a shoe seen from behind. Halves run from the top of the center line to its bottom, on the right. */

/** Rows of stitching on both sides of the back seam. */
const backSeam = (tailor: Tailor, top: number, foot: number): Seam[] => {
  const line = `M400 ${top}L400 ${foot}`;
  const row = (offset: number): Seam =>
    stitch(line, offset, tailor.thread, { width: 1.3, length: 4.6, gap: 2.4, bump: 1.1 });
  return [groove(line, 0, { width: 1.3, depth: 1.6, pucker: 0.2 }), row(6), row(-6)];
};

/** Counter and quarters, joined at the back. */
export function counter(tailor: Tailor, half: Trace, seams?: readonly Seam[]): Panel {
  const top = half.start[1];
  return {
    outline: half.onTheFold,
    fabric: tailor.cloth,
    puff: [puff(58, 36), puff(20, 11), puff(6, 2)],
    edge: puff(1.8, 1.2),
    shadow: shadow(5, 0, 4, 0.5),
    crumples: [crumple(0.9, 60, 70, 0.3)],
    seams: seams ?? backSeam(tailor, top, half.end[1]),
  };
}

/** The front of the shoe, which is wider than the heel. */
export const forefoot = (tailor: Tailor, half: Trace): Panel => ({
  outline: half.onTheFold,
  fabric: tailor.plain,
  tone: 0.86,
  puff: [puff(30, 18), puff(8, 4)],
  edge: puff(1.6, 1),
  shade: (_, y) => 0.5 + 0.5 * smooth(750, 840, y),
});

/** The sole under the arch, in the shadow of the shoe. */
export const underside = (sole: Fabric, half: Trace): Panel => ({
  outline: half.onTheFold,
  fabric: sole,
  tone: 0.7,
  puff: puff(10, 3),
  shade: (_, y) => 0.4 + 0.6 * smooth(740, 870, y),
  shadow: null,
});

/** A heel with its top piece. */
export function heelBlock(fabric: Fabric, half: Trace, stacks = 0): Panel[] {
  const [, top] = half.start;
  const [, foot] = half.end;
  const tread = half.curves.at(-2)?.[2][0] ?? 440;
  return [
    {
      outline: half.onTheFold,
      fabric,
      puff: [puff(22, 15), puff(5, 3)],
      edge: puff(1.6, 1),
      shadow: shadow(9, 5, 3, 0.6),
      shade: (_, y) => 1 - 0.26 * smooth(top + 60, top, y),
      seams: Array.from({ length: stacks }, (_, i): Seam => {
        const y = top + ((i + 1) * (foot - top)) / (stacks + 1);
        return groove(`M330 ${y}L470 ${y}`, 0, { width: 0.8, depth: 0.4 });
      }),
    },
    {
      outline: `M${800 - tread} ${foot - 2}L${tread} ${foot - 2}L${tread} ${foot + 8}L${800 - tread} ${foot + 8}Z`,
      fabric: trimLeather("#1d1816"),
      shadow: null,
      edge: puff(1, 0.6),
    },
  ];
}

/** The shaded lining inside the topline. */
export const mouth = (fabric: Fabric, outline: string, tone = 0.56): Panel => ({
  outline,
  fabric,
  tone,
  puff: puff(8, -5),
});

/** The turned edge of the topline, which catches the light. */
export const boundEdge = (tailor: Tailor, topline: Trace, width = 4.4): Panel => ({
  outline: band(topline.across, width),
  fabric: tailor.plain,
  puff: puff(width / 2, width / 2),
  shadow: shadow(2, 0, 1.6, 0.35),
});
