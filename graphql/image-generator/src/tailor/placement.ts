import { polylines, type Point, type Polyline, type Outline } from "../geometry/path.ts";
import type { Panel } from "./panel.ts";
import type { Seam } from "./seam.ts";

/** A transformation of a group of panels: the second shoe behind the first, a bag's other handle. */
export interface Placement {
  readonly dx?: number;
  readonly dy?: number;
  readonly scale?: number;
  /** The point that stays in place while the group is scaled and rotated. */
  readonly cx?: number;
  readonly cy?: number;
  readonly tone?: number;
  readonly flip?: boolean;
  /** In radians. */
  readonly turn?: number;
}

/** Moves panels. Widths of folds and seams stay the same, because the scale changes little. */
export function placed(panels: readonly Panel[], placement: Placement): Panel[] {
  const { dx = 0, dy = 0, scale = 1, cx = 400, cy = 880, tone = 1, flip = false, turn = 0 } = placement;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const side = flip ? -1 : 1;
  const point = ([x, y]: Point): Point => {
    const px = (x - cx) * scale * side;
    const py = (y - cy) * scale;
    return [cx + px * c - py * s + dx, cy + px * s + py * c + dy];
  };
  const back = (x: number, y: number): Point => {
    const px = x - cx - dx;
    const py = y - cy - dy;
    return [cx + ((px * c + py * s) / scale) * side, cy + (-px * s + py * c) / scale];
  };
  const shape = (of: Outline): Polyline[] => polylines(of).map((points) => points.map(point));
  const maybe = (of: Outline | undefined): Polyline[] | undefined =>
    of === undefined ? undefined : shape(of);
  const path = (of: string | Polyline): Polyline => shape(typeof of === "string" ? of : [of])[0];
  return panels.map((panel) => ({
    ...panel,
    outline: shape(panel.outline),
    puffOutline: maybe(panel.puffOutline),
    cutout: maybe(panel.cutout),
    clip: maybe(panel.clip),
    anchor: panel.anchor && point(panel.anchor),
    folds: panel.folds?.map((fold) => ({ ...fold, path: path(fold.path) })),
    seams: panel.seams?.map((seam): Seam => ({
      ...seam,
      path: path(seam.path),
      offset: (seam.offset ?? 0) * side,
    })),
    ink: panel.ink?.map((ink) => ({ ...ink, shapes: ink.shapes.map((points) => points.map(point)) })),
    relief: panel.relief && ((x, y, noise) => panel.relief?.(...back(x, y), noise) ?? 0),
    shade: panel.shade && ((x, y) => panel.shade?.(...back(x, y)) ?? 1),
    fade: panel.fade && ((x, y, noise, hollow) => panel.fade?.(...back(x, y), noise, hollow) ?? 0),
    grain: { ...panel.grain, angle: (panel.grain?.angle ?? 0) * side + turn },
    tone: (panel.tone ?? 1) * tone,
  }));
}
