import {
  clamp,
  crumple,
  puff,
  shadow,
  type Fold,
  type Panel,
  type Relief,
  type Seam,
} from "../../tailor/index.ts";
import type { HalfPattern, Tailor } from "../../tailor/index.ts";

/** The shape of a molded cup: a flat-topped dome centered at (x, y). */
export const dome =
  (x: number, y: number, rx: number, ry: number, height: number): Relief =>
  (px, py) => {
    const d = clamp(((px - x) / rx) ** 2 + ((py - y) / ry) ** 2);
    return height * (1 - d) * (1 - d * 0.4);
  };

export interface Cup {
  readonly outline: string;
  /** Center and radii of the left dome. */
  readonly centre: readonly [x: number, y: number];
  readonly radius: readonly [across: number, down: number];
  readonly height: number;
  readonly folds?: readonly Fold[];
  readonly seams?: readonly Seam[];
}

export function cupPanel(tailor: Tailor, cup: Cup, { side, path, x }: HalfPattern): Panel {
  return {
    outline: path(cup.outline),
    fabric: tailor.cloth,
    puff: [puff(20, 10), puff(7, 3)],
    edge: puff(1.8, 1.2),
    relief: dome(x(cup.centre[0]), cup.centre[1], cup.radius[0], cup.radius[1], cup.height),
    folds: cup.folds ?? [],
    crumples: [crumple(0.7, 50, 60)],
    grain: { angle: 0.12 * side, x: 400, y: 300 },
    shadow: shadow(7, 2.5, 4, 0.42),
    seams: cup.seams ?? [],
  };
}

/** The inside of a cup, from behind. */
export function cupInside(tailor: Tailor, cup: Cup, { path, x }: HalfPattern): Panel {
  return {
    outline: path(cup.outline),
    fabric: { ...tailor.plain, gloss: 0, glint: 0 },
    tone: 0.78,
    relief: dome(x(cup.centre[0]), cup.centre[1], cup.radius[0], cup.radius[1], -cup.height),
    edge: puff(2, 1.4),
    shadow: shadow(6, 2, 4, 0.4),
  };
}
