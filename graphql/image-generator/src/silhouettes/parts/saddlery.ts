import { band, lettering, puff, rivet, shadow, stitch } from "../../tailor/index.ts";
import type { Fabric, Panel, Point, Seam, StitchOptions, Tailor } from "../../tailor/index.ts";

/** The long, slanted stitch of leather bags. */
export const saddleStitch = (
  tailor: Tailor,
  path: string,
  offset: number,
  options: StitchOptions = {},
): Seam => stitch(path, offset, tailor.thread, { width: 1.5, length: 5.4, gap: 2.6, bump: 1.2, ...options });

/** A flat leather handle or strap with painted edges, stitched down both sides. */
export const flatHandle = (
  tailor: Tailor,
  path: string,
  width: number,
  leather: Fabric,
  tone = 1,
): Panel[] => [
  {
    outline: band(path, width + 2.6),
    fabric: { ...leather, print: null },
    tone: tone * 0.6,
    shadow: shadow(8, 5, 7, 0.45),
    puff: puff(3, 3),
  },
  {
    outline: band(path, width),
    fabric: leather,
    tone,
    puff: [puff(width * 0.45, width * 0.28), puff(3, 2)],
    shadow: null,
    seams: [
      saddleStitch(tailor, path, width / 2 - 4.6, { width: 1.3 }),
      saddleStitch(tailor, path, -(width / 2 - 4.6), { width: 1.3 }),
    ],
  },
];

/** Rivets at the given places. */
export const rivets = (tailor: Tailor, places: readonly Point[], radius = 4.4): Panel[] =>
  places.map(([x, y]) => rivet(x, y, radius, tailor.metal));

/** The brand's name pressed into the leather. */
export const stamp = ({ garment }: Tailor, y: number, size = 10) =>
  lettering(garment.brand.toUpperCase(), 400, y, {
    size,
    tracking: size * 0.16,
    color: garment.hardware === "silver" ? "#cfd0d2" : "#d8b878",
    fit: 110,
  });
