import type { PrintedTile } from "../print/tile.ts";
import type { Canvas } from "./canvas.ts";
import { coloringOf, fadeRow, follow, inkRow, printRow, weaveRow } from "./color-row.ts";
import type { Gain } from "./dye.ts";
import { fineRelief } from "./fine-relief.ts";
import { slopesOf, type Slopes } from "./height-field.ts";
import { lightingOf, lightRow } from "./light-row.ts";
import type { Piece } from "./piece.ts";
import type { Row } from "./row.ts";
import type { Stage } from "./stage.ts";

export interface Painting {
  readonly canvas: Canvas;
  readonly stage: Stage;
  readonly row: Row;
  /** The topmost panel that covers each pixel completely. */
  readonly covered: Int16Array;
  readonly printed: (piece: Piece) => PrintedTile | null;
}

/** Paints a piece over what is already painted. Returns false if none of it is visible. */
export function paintPiece(painting: Painting, piece: Piece, index: number, gain: Gain): void {
  const { canvas, stage, row } = painting;
  const slopes = slopesOf(piece, stage);
  const fine = fineRelief(piece, stage);
  const coloring = coloringOf(piece, stage, gain, painting.printed);
  const lighting = lightingOf(piece, coloring);
  const bottom = Math.min(piece.height, canvas.height - piece.top);
  for (let y = Math.max(0, -piece.top); y < bottom; y++) {
    gather(row, piece, index, y, painting);
    if (row.count === 0) continue;
    slope(row, piece, slopes);
    follow(row, piece, coloring, stage);
    weaveRow(row, piece, coloring);
    fadeRow(row, piece, coloring, stage);
    printRow(row, coloring);
    for (const ink of coloring.inks) inkRow(row, piece, ink.mask, ink.color);
    if (fine) {
      steepen(row, piece, fine.heights, stage.scale);
      if (fine.thread) inkRow(row, piece, fine.thread, fine.threadColor);
    }
    lightRow(row, piece, lighting, stage);
    lay(row, canvas);
  }
}

/** Collects the visible pixels of a line. */
function gather(row: Row, piece: Piece, index: number, y: number, { canvas, covered }: Painting): void {
  const { left, top, width, mask } = piece;
  row.y = y + top;
  row.pieceY = y;
  let count = 0;
  const line = row.y * canvas.width;
  const right = Math.min(width, canvas.width - left);
  for (let x = Math.max(0, -left); x < right; x++) {
    const m = mask[y * width + x];
    if (m <= 0.002 || covered[line + x + left] > index) continue;
    row.at[count] = x + left;
    row.mask[count] = m;
    count++;
  }
  row.count = count;
}

/** Interpolates slopes and hollows of the coarse height field. */
function slope(row: Row, piece: Piece, slopes: Slopes): void {
  const { across, down, hollow, field } = slopes;
  const { columns, cell } = field;
  const cy = row.pieceY / cell;
  const j = Math.floor(cy);
  const ty = cy - j;
  for (let k = 0; k < row.count; k++) {
    const cx = (row.at[k] - piece.left) / cell;
    const i = Math.floor(cx);
    const tx = cx - i;
    const o = j * columns + i;
    const a = (1 - tx) * (1 - ty);
    const b = tx * (1 - ty);
    const c = (1 - tx) * ty;
    const d = tx * ty;
    row.slopeX[k] = across[o] * a + across[o + 1] * b + across[o + columns] * c + across[o + columns + 1] * d;
    row.slopeY[k] = down[o] * a + down[o + 1] * b + down[o + columns] * c + down[o + columns + 1] * d;
    row.hollow[k] = hollow[o] * a + hollow[o + 1] * b + hollow[o + columns] * c + hollow[o + columns + 1] * d;
  }
}

/** Adds the slopes of edges, seams and stitches. */
function steepen(row: Row, piece: Piece, heights: Float32Array, scale: number): void {
  const { width, height, left } = piece;
  const y = row.pieceY;
  const above = y > 0 ? -width : 0;
  const below = y < height - 1 ? width : 0;
  for (let k = 0; k < row.count; k++) {
    const x = row.at[k] - left;
    const i = y * width + x;
    row.slopeX[k] += (heights[x < width - 1 ? i + 1 : i] - heights[x > 0 ? i - 1 : i]) * scale * 0.5;
    row.slopeY[k] += (heights[i + below] - heights[i + above]) * scale * 0.5;
  }
}

function lay(row: Row, canvas: Canvas): void {
  const { red, green, blue, alpha } = canvas;
  const line = row.y * canvas.width;
  for (let k = 0; k < row.count; k++) {
    const i = line + row.at[k];
    const m = row.mask[k];
    const rest = 1 - m;
    red[i] = red[i] * rest + row.red[k] * m;
    green[i] = green[i] * rest + row.green[k] * m;
    blue[i] = blue[i] * rest + row.blue[k] * m;
    alpha[i] = alpha[i] * rest + m;
  }
}
