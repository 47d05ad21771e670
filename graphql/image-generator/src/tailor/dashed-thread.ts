import { paper } from "../cloth/materials.ts";
import type { Polyline } from "../geometry/path.ts";
import { capsule, resample } from "../geometry/polyline.ts";
import type { Hex } from "../light/color.ts";
import { puff, shadow, type Panel } from "./panel.ts";

/** Stitches as separate panels, for rows that cross from one panel to another. */
export function dashedThread(points: Polyline, color: Hex, length = 4.4, gap = 2.2, width = 1.24): Panel {
  const fine = resample(points, 1);
  const stitches: Polyline[] = [];
  for (let k = 0; k + length < fine.length; k += length + gap) {
    const [ax, ay] = fine[Math.round(k)];
    const [bx, by] = fine[Math.round(k + length)] ?? fine[fine.length - 1];
    stitches.push(capsule(ax, ay, bx, by, width / 2));
  }
  return {
    outline: stitches,
    fabric: paper(color),
    puff: puff(1, 0.6),
    shadow: shadow(1, 0.3, 0.6, 0.4),
    loose: true,
  };
}
