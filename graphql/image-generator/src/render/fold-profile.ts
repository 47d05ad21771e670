import { flatten, type Point } from "../geometry/path.ts";
import { lerp, smooth } from "../geometry/scalar.ts";
import type { Fold } from "../tailor/fold.ts";
import type { Panel } from "../tailor/panel.ts";
import type { HeightField } from "./height-field.ts";
import type { Stage } from "./stage.ts";

/** A fold ends at this many half widths from its line. */
const reach = 2.3;

/** A fold in the coordinates of the height field. */
interface Course {
  readonly points: readonly Point[];
  /** The length up to each point. */
  readonly lengths: readonly number[];
  readonly total: number;
  readonly from: number;
  readonly to: number;
  readonly skew: number;
}

interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly span: number;
}

/** Adds a fold to the height field. */
export function raiseFold(field: HeightField, fold: Fold, panel: Panel, stage: Stage): void {
  const course = courseOf(field, fold, panel, stage);
  const window = windowOf(field, course);
  if (!window || course.total === 0) return;
  const { distance, share } = nearest(course, window);
  const { crispness, foldGain } = panel.fabric;
  const height = fold.height * foldGain * (panel.foldGain ?? 1);
  const [rise, fall] = fold.taper ?? [0.25, 0.3];
  for (let y = 0; y < window.height; y++) {
    const out = (y + window.top) * field.columns + window.left;
    for (let x = 0; x < window.width; x++) {
      const i = y * window.width + x;
      const d = distance[i];
      if (d > 1e8) continue;
      const t = share[i];
      const e = Math.abs(d / (lerp(course.from, course.to, t) * (d < 0 ? 1 - course.skew : 1 + course.skew)));
      if (e > reach) continue;
      let taper = t < rise ? smooth(0, rise, t) : 1;
      if (t > 1 - fall) taper *= smooth(1, 1 - fall, t);
      field.heights[out + x] += height * taper * profile(e, crispness, fold.sharp ?? false);
    }
  }
}

/** The height of a fold at a distance of e half widths from its line. */
function profile(e: number, crispness: number, sharp: boolean): number {
  if (sharp) return Math.exp(-e * 2.2);
  return (1 - crispness) * Math.exp(-e * e) + crispness * Math.exp(-1.5 * e ** 1.2) - 0.006;
}

function courseOf(field: HeightField, fold: Fold, panel: Panel, stage: Stage): Course {
  const drawn = typeof fold.path === "string" ? (flatten(fold.path, 18)[0] ?? []) : fold.path;
  const points = drawn.map((point): Point => {
    const [x, y] = stage.place(point, panel);
    return [(x - field.x) / field.unit, (y - field.y) / field.unit];
  });
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(
      lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]),
    );
  const [from, to] = typeof fold.width === "number" ? [fold.width, fold.width] : fold.width;
  return {
    points,
    lengths,
    total: lengths[lengths.length - 1] ?? 0,
    from: from / field.unit,
    to: to / field.unit,
    skew: fold.skew ?? 0,
  };
}

function windowOf(field: HeightField, course: Course): Window | null {
  const span = Math.max(course.from, course.to) * (1 + Math.abs(course.skew)) * reach;
  const xs = course.points.map(([x]) => x);
  const ys = course.points.map(([, y]) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - span));
  const top = Math.max(0, Math.floor(Math.min(...ys) - span));
  const width = Math.min(field.columns, Math.ceil(Math.max(...xs) + span)) - left;
  const height = Math.min(field.rows, Math.ceil(Math.max(...ys) + span)) - top;
  return width > 0 && height > 0 ? { left, top, width, height, span } : null;
}

/** For each cell, the signed distance to the fold's line and the position along it. */
function nearest(course: Course, window: Window): { distance: Float32Array; share: Float32Array } {
  const distance = new Float32Array(window.width * window.height).fill(1e9);
  const share = new Float32Array(window.width * window.height);
  const { left, top, width, height, span } = window;
  for (let k = 0; k < course.points.length - 1; k++) {
    const [ax, ay] = course.points[k];
    const [bx, by] = course.points[k + 1];
    const dx = bx - ax;
    const dy = by - ay;
    const squared = dx * dx + dy * dy || 1e-6;
    const length = Math.sqrt(squared);
    const x0 = Math.max(left, Math.floor(Math.min(ax, bx) - span));
    const x1 = Math.min(left + width, Math.ceil(Math.max(ax, bx) + span));
    const y1 = Math.min(top + height, Math.ceil(Math.max(ay, by) + span));
    for (let y = Math.max(top, Math.floor(Math.min(ay, by) - span)); y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const rx = x - ax;
        const ry = y - ay;
        const raw = (rx * dx + ry * dy) / squared;
        const t = raw < 0 ? 0 : raw > 1 ? 1 : raw;
        const ex = rx - t * dx;
        const ey = ry - t * dy;
        const d = Math.sqrt(ex * ex + ey * ey);
        const i = (y - top) * width + x - left;
        if (d >= Math.abs(distance[i])) continue;
        distance[i] = dx * ry - dy * rx < 0 ? -d : d;
        share[i] = (course.lengths[k] + t * length) / course.total;
      }
    }
  }
  return { distance, share };
}
