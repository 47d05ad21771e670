import { band, bothSides, puff, rectangle, shadow } from "../../tailor/index.ts";
import type { Fabric, Panel } from "../../tailor/index.ts";

/** Two straps along a path given for the left one. */
export const straps = (path: string, fabric: Fabric, width = 5.4, tone = 1): Panel[] =>
  bothSides((half) => [
    {
      outline: band(half.path(path), width),
      fabric,
      tone,
      puff: puff(width * 0.36, width * 0.26),
      shadow: shadow(3, 1.5, 3, 0.4),
    },
  ]);

/** The slides that adjust a strap's length. */
export const strapSlides = (x: number, y: number, metal: Fabric): Panel[] =>
  bothSides((half) => [
    {
      anchor: [half.x(x), y],
      outline: rectangle(half.x(x), y, 10, 8),
      fabric: metal,
      shadow: shadow(2, 0.8, 1.4, 0.5),
      puff: puff(1.4, 1),
    },
  ]);
