import { line, puff, resample, shadow, stitch } from "../../tailor/index.ts";
import type { Fabric, Panel, Point, Seam, Tailor } from "../../tailor/index.ts";

export interface Edging {
  readonly width?: number;
  /** How far scallops extend beyond the edge, and their length. 0 is a smooth edge. */
  readonly scallop?: number;
  readonly pitch?: number;
  readonly fabric?: Fabric;
  readonly tone?: number;
  /** −1 if the garment is on the other side of the path. */
  readonly side?: 1 | -1;
  readonly stitched?: boolean;
}

/** Narrow elastic or binding along an edge. It covers `width` of the cloth, which is to the right of the path. */
export function edging(tailor: Tailor, path: string, options: Edging = {}): Panel {
  const { width = 9, scallop = 0, pitch = 11, tone = 1, side = 1, stitched = true } = options;
  // Wide elastic shows its ribs; narrow bindings are too small for them.
  const elastic = width >= 10 || scallop > 0;
  const fabric =
    options.fabric ??
    (elastic ? { ...tailor.plain, weave: "rib", weaveSize: 0.28, weaveDepth: 0.3 } : tailor.plain);
  const points = resample(line(path, 2), 2);
  const outer = points.map((_, i) =>
    beside(points, i, -side * (1 + scallop * Math.abs(Math.sin((i * 2 * Math.PI) / (pitch * 2))))),
  );
  const inner = points.map((_, i) => beside(points, i, side * width)).reverse();
  const rows: Seam[] = stitched
    ? [0.3, 0.78].map((share) =>
        stitch(path, side * width * share, tailor.thread, {
          width: 0.7,
          length: 1.8,
          gap: 1.5,
          opacity: 0.4,
          bump: 0.5,
        }),
      )
    : [];
  return {
    outline: [[...outer, ...inner, outer[0]]],
    fabric,
    tone,
    puff: puff(width * 0.45, width * 0.24),
    edge: puff(1.5, 1),
    shadow: shadow(2.5, 0.6, 1.2, 0.28),
    seams: rows,
    loose: true,
  };
}

/** A point moved perpendicular to its line. */
function beside(points: readonly Point[], i: number, distance: number): Point {
  const [ax, ay] = points[Math.max(0, i - 1)];
  const [bx, by] = points[Math.min(points.length - 1, i + 1)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y] = points[i];
  return [x - ((by - ay) / length) * distance, y + ((bx - ax) / length) * distance];
}
