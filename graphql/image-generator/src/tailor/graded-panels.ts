import { polylines, type Point, type Polyline, type Outline } from "../geometry/path.ts";
import { grade } from "../render/grading.ts";
import type { Grading } from "./drawing.ts";
import type { Panel } from "./panel.ts";

/**
 * Applies grading to panels, so that pieces with different gradings can be in one image. Widths of folds and seams stay
 * the same, as in other grading.
 */
export function gradedPanels(panels: readonly Panel[], grading: Grading = {}): Panel[] {
  const graded = grade(grading);
  const at = ([x, y]: Point): Point => [graded.x(x), graded.y(y)];
  return panels.map((panel) => {
    const { anchor, relief, shade, fade } = panel;
    const from = anchor && at(anchor);
    // Rigid panels keep their shape: only their anchor is graded.
    const point = (p: Point): Point =>
      anchor && from ? [p[0] - anchor[0] + from[0], p[1] - anchor[1] + from[1]] : at(p);
    const px = (x: number): number => (anchor && from ? x - from[0] + anchor[0] : graded.patternX(x));
    const py = (y: number): number => (anchor && from ? y - from[1] + anchor[1] : graded.patternY(y));
    const shape = (of: Outline): Polyline[] => polylines(of).map((points) => points.map(point));
    const maybe = (of: Outline | undefined): Polyline[] | undefined =>
      of === undefined ? undefined : shape(of);
    const path = (of: string | Polyline): Polyline => shape(typeof of === "string" ? of : [of])[0] ?? [];
    return {
      ...panel,
      outline: shape(panel.outline),
      puffOutline: maybe(panel.puffOutline),
      cutout: maybe(panel.cutout),
      clip: maybe(panel.clip),
      anchor: from,
      folds: panel.folds?.map((fold) => ({ ...fold, path: path(fold.path) })),
      seams: panel.seams?.map((seam) => ({ ...seam, path: path(seam.path) })),
      ink: panel.ink?.map((ink) => ({ ...ink, shapes: ink.shapes.map((points) => points.map(point)) })),
      relief: relief && ((x, y, noise) => relief(px(x), py(y), noise)),
      shade: shade && ((x, y) => shade(px(x), py(y))),
      fade: fade && ((x, y, noise, hollow) => fade(px(x), py(y), noise, hollow)),
    };
  });
}
