import { polylines } from "../geometry/path.ts";
import { gradientNoise } from "../geometry/noise.ts";
import type { Crumple } from "../tailor/panel.ts";
import { blur } from "../raster/blur.ts";
import { coverage } from "../raster/coverage.ts";
import { raiseFold } from "./fold-profile.ts";
import { cellSize, type Piece } from "./piece.ts";
import type { Stage } from "./stage.ts";

/** A piece's large shapes on a coarse grid: rounding, folds, crumples, reliefs. Heights are in drawing units. */
export interface HeightField {
  readonly columns: number;
  readonly rows: number;
  /** Size of a cell in pixels and in drawing units. */
  readonly cell: number;
  readonly unit: number;
  /** Position of the first cell on the table. */
  readonly x: number;
  readonly y: number;
  readonly heights: Float32Array;
}

export interface Slopes {
  readonly field: HeightField;
  readonly across: Float32Array;
  readonly down: Float32Array;
  /** How much lower a point is than its surroundings: positive in hollows. */
  readonly hollow: Float32Array;
}

export function slopesOf(piece: Piece, stage: Stage): Slopes {
  const field = emptyField(piece, stage);
  puff(field, piece, stage);
  const { panel } = piece;
  for (const fold of panel.folds ?? []) raiseFold(field, fold, panel, stage);
  for (const crumple of crumplesOf(piece))
    crumpleUp(field, crumple, panel.fabric.foldGain * (panel.foldGain ?? 1), stage);
  relieve(field, piece, stage);
  return differentiate(field);
}

function emptyField(piece: Piece, stage: Stage): HeightField {
  const cell = cellSize(stage);
  const columns = Math.ceil(piece.width / cell) + 2;
  const rows = Math.ceil(piece.height / cell) + 2;
  return {
    columns,
    rows,
    cell,
    unit: cell / stage.scale,
    x: piece.left / stage.scale + stage.scene.camera.x,
    y: piece.top / stage.scale + stage.scene.camera.y,
    heights: new Float32Array(columns * rows),
  };
}

/** Rounds a piece from its outline inward; wide rounding is flatter on cloth that lies flat. */
function puff(field: HeightField, piece: Piece, stage: Stage): void {
  const { panel } = piece;
  const puffs = [panel.puff ?? []].flat();
  if (puffs.length === 0) return;
  const mask = panel.puffOutline
    ? coverage(
        polylines(panel.puffOutline, 4).map((points) => stage.pixels(points, panel)),
        piece.left,
        piece.top,
        piece.width,
        piece.height,
      )
    : piece.mask;
  const { columns, rows, cell, heights } = field;
  const coarse = new Float32Array(columns * rows);
  for (let y = 0; y < rows && y * cell < piece.height; y++) {
    for (let x = 0; x < columns && x * cell < piece.width; x++)
      coarse[y * columns + x] = mask[y * cell * piece.width + x * cell];
  }
  const standing = stage.scene.standsAt !== undefined || stage.scene.filled;
  for (const { radius, height } of puffs) {
    const rise = height * (radius > 13 && !standing ? panel.fabric.body : 1);
    const edge = blur(coarse, columns, rows, radius / field.unit);
    for (let i = 0; i < edge.length; i++) heights[i] += rise * (2 / (1 + Math.exp(-(edge[i] - 0.5) * 8)) - 1);
  }
}

/** Adds the creases of a crisp cloth if its panel has any crumples. */
function crumplesOf({ panel }: Piece): readonly Crumple[] {
  const own = panel.crumples ?? [];
  const { wrinkle } = panel.fabric;
  if (own.length === 0 || wrinkle === 0) return own;
  return [
    ...own,
    { height: wrinkle, across: 34, along: 22, angle: 0.5, ridge: true, seed: 11 },
    { height: wrinkle * 0.7, across: 18, along: 40, angle: -0.35, ridge: true, seed: 12 },
  ];
}

function crumpleUp(field: HeightField, crumple: Crumple, gain: number, stage: Stage): void {
  const { height, across, along, angle = 0, ridge = false, seed = 0 } = crumple;
  const noise = gradientNoise(stage.scene.seed * 13 + seed + 7);
  const bend = gradientNoise(stage.scene.seed * 7 + 3);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  for (let j = 0; j < field.rows; j++) {
    const y = field.y + j * field.unit;
    for (let i = 0; i < field.columns; i++) {
      const x = field.x + i * field.unit;
      const sway = bend(x / 150, y / 150) * 22;
      let v = noise((x * c + y * s + sway) / across, (-x * s + y * c + sway * 0.6) / along);
      if (ridge) {
        v = 1 - Math.abs(v) * 1.6;
        v = v > 0 ? v * v : 0;
      }
      field.heights[j * field.columns + i] += height * gain * v;
    }
  }
}

/** Adds the panel's own relief, and that of its cloth, which follows the grain. */
function relieve(field: HeightField, { panel }: Piece, stage: Stage): void {
  const cloth = panel.fabric.relief;
  const { relief, grain = {} } = panel;
  if (!relief && !cloth) return;
  const pattern = stage.pattern(panel);
  const { angle = 0, x: gx = 400, y: gy = 100 } = grain;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  for (let j = 0; j < field.rows; j++) {
    const y = field.y + j * field.unit;
    const py = pattern.y(y);
    for (let i = 0; i < field.columns; i++) {
      const x = field.x + i * field.unit;
      let h = 0;
      if (relief) h += relief(pattern.x(x), py, stage.noise);
      if (cloth) h += cloth((x - gx) * c + (y - gy) * s, -(x - gx) * s + (y - gy) * c);
      field.heights[j * field.columns + i] += h;
    }
  }
}

/** The distance in drawing units over which hollows are measured. */
const hollowReach = 16;

function differentiate(field: HeightField): Slopes {
  const { columns, rows, heights, unit } = field;
  const across = new Float32Array(columns * rows);
  const down = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    const above = y > 0 ? -columns : 0;
    const below = y < rows - 1 ? columns : 0;
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      across[i] = (heights[x < columns - 1 ? i + 1 : i] - heights[x > 0 ? i - 1 : i]) / (2 * unit);
      down[i] = (heights[i + below] - heights[i + above]) / (2 * unit);
    }
  }
  const hollow = blur(heights, columns, rows, hollowReach / unit, { passes: 2, extend: true });
  for (let i = 0; i < hollow.length; i++) hollow[i] -= heights[i];
  return { field, across, down, hollow };
}
