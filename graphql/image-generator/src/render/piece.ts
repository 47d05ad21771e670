import { gradientNoise } from "../geometry/noise.ts";
import type { Point } from "../geometry/path.ts";
import type { Panel } from "../tailor/panel.ts";
import { coverage } from "../raster/coverage.ts";
import type { Stage } from "./stage.ts";

/** A panel at the image's resolution: its rectangle of pixels and how much of each it covers. */
export interface Piece {
  readonly panel: Panel;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly mask: Float32Array;
}

/** How far rounding extends beyond the image's edge, as a share of its width. */
const reachOf = (panel: Panel): number =>
  Math.max(0, ...[panel.puff ?? []].flat().map((puff) => puff.radius)) * 1.6;

/** Rasterizes a panel. Returns null if it is outside the image. */
export function cut(panel: Panel, stage: Stage): Piece | null {
  const outline = stage.shape(panel.outline, panel);
  if (panel.rough) roughen(outline, panel.rough.height, panel.rough.width, stage);
  const margin = Math.ceil(Math.max(8, reachOf(panel) * stage.scale + 3 * cellSize(stage)));
  const [x0, y0, x1, y1] = extent(outline);
  const left = Math.floor(Math.max(x0 - 2, -margin));
  const top = Math.floor(Math.max(y0 - 2, -margin));
  const width = Math.ceil(Math.min(x1 + 2, stage.width + margin)) - left;
  const height = Math.ceil(Math.min(y1 + 2, stage.height + margin)) - top;
  if (!(width > 0 && height > 0)) return null;
  const mask = coverage(outline, left, top, width, height);
  if (panel.clip) {
    const kept = coverage(stage.shape(panel.clip, panel), left, top, width, height);
    for (let i = 0; i < mask.length; i++) mask[i] *= kept[i];
  }
  if (panel.cutout) {
    const gone = coverage(stage.shape(panel.cutout, panel), left, top, width, height);
    for (let i = 0; i < mask.length; i++) mask[i] *= 1 - gone[i];
  }
  return { panel, left, top, width, height, mask };
}

/** Pixels per cell of the coarse height field. */
export const cellSize = (stage: Stage): number => Math.max(1, Math.min(6, Math.round(stage.scale * 2.7)));

function extent(outline: readonly Point[][]): [number, number, number, number] {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const points of outline) {
    for (const [x, y] of points) {
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return [x0, y0, x1, y1];
}

function roughen(outline: Point[][], height: number, width: number, stage: Stage): void {
  const noise = gradientNoise(stage.scene.seed + 91);
  const step = stage.scale * width;
  const amount = height * stage.scale;
  for (const points of outline) {
    points.forEach(([x, y], i) => {
      points[i] = [x + noise(x / step, y / step) * amount, y + noise(y / step + 40, x / step) * amount];
    });
  }
}

/** The topmost panel that covers each pixel completely. Everything below it is skipped. */
export function coveredBy(pieces: readonly Piece[], width: number, height: number): Int16Array {
  const last = new Int16Array(width * height).fill(-1);
  pieces.forEach((piece, index) => {
    const { left, top, mask } = piece;
    const from = Math.max(0, -left);
    const to = Math.min(piece.width, width - left);
    for (let y = Math.max(0, -top); y < Math.min(piece.height, height - top); y++) {
      const row = y * piece.width;
      const out = (y + top) * width + left;
      for (let x = from; x < to; x++) if (mask[row + x] > 0.998) last[out + x] = index;
    }
  });
  return last;
}
