import { line, type Point } from "../geometry/path.ts";
import { capsule, offset, resample } from "../geometry/polyline.ts";
import { clamp } from "../geometry/scalar.ts";
import { linear, type LinearColor } from "../light/color.ts";
import { blur } from "../raster/blur.ts";
import { coverage } from "../raster/coverage.ts";
import type { Groove, Seam, Stitching } from "../tailor/seam.ts";
import type { Piece } from "./piece.ts";
import type { Stage } from "./stage.ts";

/** Details too small for the coarse height field: turned edges, seams and stitches, per pixel. */
export interface FineRelief {
  readonly heights: Float32Array;
  /** Where thread is visible, and its color. */
  readonly thread: Float32Array | null;
  readonly threadColor: LinearColor;
}

export function fineRelief(piece: Piece, stage: Stage): FineRelief | null {
  const { edge, seams = [] } = piece.panel;
  if (!edge && seams.length === 0) return null;
  const heights = new Float32Array(piece.width * piece.height);
  if (edge) turnEdge(heights, piece, edge.radius * stage.scale, edge.height);
  const stitches = seams.filter((seam): seam is Stitching => seam.kind === "stitch");
  const thread = stitches.length > 0 ? new Float32Array(piece.width * piece.height) : null;
  for (const seam of seams) {
    const points = courseOf(seam, piece, stage);
    if (seam.kind === "groove") sew(heights, piece, seam, points, stage);
    else if (thread) topstitch(heights, thread, piece, seam, points, stage);
  }
  return { heights, thread, threadColor: linear(stitches.at(-1)?.color ?? "#d8c49a") };
}

function turnEdge(heights: Float32Array, piece: Piece, radius: number, height: number): void {
  const soft = blur(piece.mask, piece.width, piece.height, radius);
  for (let i = 0; i < soft.length; i++) {
    const t = clamp((soft[i] - 0.5) * 2);
    heights[i] += height * (1 - (1 - t) * (1 - t));
  }
}

/** The seam's line in the piece's pixels. */
function courseOf(seam: Seam, piece: Piece, stage: Stage): Point[] {
  const drawn = line(seam.path, 4);
  const moved = seam.offset ? offset(resample(drawn, 4), seam.offset) : drawn;
  return stage.pixels(moved, piece.panel).map(([x, y]): Point => [x - piece.left, y - piece.top]);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxRound(points: readonly Point[], margin: number, piece: Piece): Box | null {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const left = Math.max(0, Math.floor(x0 - margin));
  const top = Math.max(0, Math.floor(y0 - margin));
  const width = Math.min(piece.width, Math.ceil(x1 + margin)) - left;
  const height = Math.min(piece.height, Math.ceil(y1 + margin)) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

function sew(
  heights: Float32Array,
  piece: Piece,
  seam: Groove,
  points: readonly Point[],
  stage: Stage,
): void {
  const { scale } = stage;
  const width = (seam.width ?? 1.3) * scale;
  const puckerReach = (seam.puckerReach ?? 9) * scale;
  const reach = Math.max(width * 2.5, seam.pucker ? puckerReach * 2 : 0) + 1;
  const box = boxRound(points, reach, piece);
  if (!box) return;
  const furrow = new Float32Array(box.width * box.height);
  let sewn = 0;
  for (let k = 0; k + 1 < points.length; k++)
    sewn = sewPiece(furrow, box, seam, points[k], points[k + 1], sewn, { width, puckerReach, reach, stage });
  for (let y = 0; y < box.height; y++) {
    const out = (y + box.top) * piece.width + box.left;
    for (let x = 0; x < box.width; x++) heights[out + x] += furrow[y * box.width + x];
  }
}

interface Furrow {
  readonly width: number;
  readonly puckerReach: number;
  readonly reach: number;
  readonly stage: Stage;
}

/** Adds a straight section of a seam; where two meet, the deeper one wins. Returns the length so far. */
function sewPiece(
  furrow: Float32Array,
  box: Box,
  seam: Groove,
  from: Point,
  to: Point,
  sewn: number,
  how: Furrow,
): number {
  const { width, puckerReach, reach, stage } = how;
  const { depth = 1.6, pucker = 0 } = seam;
  const { noise, scale } = stage;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const squared = dx * dx + dy * dy || 1e-6;
  const length = Math.sqrt(squared);
  const right = Math.min(box.left + box.width, Math.ceil(Math.max(from[0], to[0]) + reach));
  const bottom = Math.min(box.top + box.height, Math.ceil(Math.max(from[1], to[1]) + reach));
  for (let y = Math.max(box.top, Math.floor(Math.min(from[1], to[1]) - reach)); y < bottom; y++) {
    for (let x = Math.max(box.left, Math.floor(Math.min(from[0], to[0]) - reach)); x < right; x++) {
      const rx = x - from[0];
      const ry = y - from[1];
      const t = clamp((rx * dx + ry * dy) / squared);
      const d = Math.hypot(rx - t * dx, ry - t * dy);
      if (d > reach) continue;
      const e = d / width;
      const sunk = Math.exp(-e * e);
      let v = -depth * sunk;
      if (pucker) {
        const at = (sewn + t * length) / scale;
        const side = dx * ry - dy * rx < 0 ? 0 : 50;
        v +=
          pucker *
          (noise(at / 7 + side, side) * 0.8 + 0.2 * noise(at / 3, side + 3)) *
          Math.exp(-d / puckerReach) *
          (1 - sunk);
      }
      const i = (y - box.top) * box.width + x - box.left;
      if (Math.abs(v) > Math.abs(furrow[i])) furrow[i] = v;
    }
  }
  return sewn + length;
}

/** The thinnest visible stitch in pixels. Thinner ones fade instead. */
const finest = 0.34;

function topstitch(
  heights: Float32Array,
  thread: Float32Array,
  piece: Piece,
  seam: Stitching,
  points: readonly Point[],
  stage: Stage,
): void {
  const { scale } = stage;
  const wanted = ((seam.width ?? 1.3) * scale) / 2;
  const radius = Math.max(finest, wanted);
  const opacity = Math.min(1, wanted / finest) * (seam.opacity ?? 1);
  const stitches = dashes(points, (seam.length ?? 5.2) * scale, (seam.gap ?? 2.6) * scale, radius);
  const box = boxRound(stitches.flat(), 3, piece);
  if (!box) return;
  const mask = coverage(stitches, box.left, box.top, box.width, box.height);
  const soft = blur(mask, box.width, box.height, radius * 0.8);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const i = (y + box.top) * piece.width + x + box.left;
      const j = y * box.width + x;
      thread[i] = Math.max(thread[i], mask[j] * opacity);
      heights[i] += soft[j] * (seam.bump ?? 1.3);
    }
  }
}

function dashes(points: readonly Point[], length: number, gap: number, radius: number): Point[][] {
  const fine = resample(points, Math.max(0.6, length / 6));
  const out: Point[][] = [];
  let run = 0;
  let start: Point | null = null;
  for (let k = 1; k < fine.length; k++) {
    const before = fine[k - 1];
    if (run % (length + gap) < length) start ??= before;
    else if (start) {
      out.push(capsule(start[0], start[1], before[0], before[1], radius));
      start = null;
    }
    run += Math.hypot(fine[k][0] - before[0], fine[k][1] - before[1]);
  }
  return out;
}
