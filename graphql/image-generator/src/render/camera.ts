import { polylines } from "../geometry/path.ts";
import type { Detail, Drawing } from "../tailor/drawing.ts";
import { grade } from "./grading.ts";
import type { Camera } from "./scene.ts";

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const sheet = 800;
/** The maximum zoom, so that a pair of socks stays smaller than a coat. */
const closest = 1.22;

export function bounds(drawing: Pick<Drawing, "panels" | "grading">): Bounds {
  const graded = grade(drawing.grading);
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const panel of drawing.panels) {
    if (panel.loose) continue;
    for (const points of polylines(panel.outline, 12)) {
      for (const [px, py] of points) {
        const x = graded.x(px);
        const y = graded.y(py);
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
  }
  return { left, top, right, bottom };
}

/** The height at which shoes and bags stand, as a share of the image: the same for all products. */
const horizon = 0.735;

/** Frames the piece so that it fills its share of the image. `ratio` is height over width. */
export function frame(drawing: Drawing, ratio: number): Camera {
  const { left, top, right, bottom } = bounds(drawing);
  const width = drawing.fill?.width ?? 0.76;
  const height = drawing.fill?.height ?? 0.83;
  const zoom = Math.min(closest, (sheet * width) / (right - left), (sheet * ratio * height) / (bottom - top));
  const view = (sheet * ratio) / zoom;
  const x = (left + right) / 2 - (sheet / 2 + 2) / zoom;
  const centred = (top + bottom) / 2 - view / 2 + view * 0.006;
  if (drawing.standsAt === undefined) return { zoom, x, y: centred };
  const floor = grade(drawing.grading).y(drawing.standsAt);
  // A tall piece would touch the top edge, so it moves down.
  return { zoom, x, y: Math.min(floor - view * horizon, top - view * 0.1) };
}

/** The camera for the detail view. */
export function closeUp(drawing: Drawing, detail: Detail, ratio: number): Camera {
  const graded = grade(drawing.grading);
  const zoom = sheet / detail.width;
  return {
    zoom,
    x: graded.x(detail.x) - detail.width / 2,
    y: graded.y(detail.y) - (detail.width * ratio) / 2,
  };
}
