import { tileSize, type WeaveLevel } from "../cloth/weave.ts";
import { weaveOf } from "../cloth/weaves/index.ts";
import { clamp } from "../geometry/scalar.ts";
import { linear, luminance, type LinearColor } from "../light/color.ts";
import { printTile, type PrintedTile } from "../print/tile.ts";
import { polylines } from "../geometry/path.ts";
import { coverage } from "../raster/coverage.ts";
import type { Gain } from "./dye.ts";
import type { Piece } from "./piece.ts";
import type { Row } from "./row.ts";
import type { Stage } from "./stage.ts";

/** The mask of an ink on the piece. */
interface PrintedInk {
  readonly color: LinearColor;
  readonly mask: Float32Array;
}

/** Everything that decides a piece's color before it is lit. */
export interface Coloring {
  readonly base: LinearColor;
  readonly yarn: LinearColor | null;
  readonly weave: WeaveLevel | null;
  /** Texels of the weave's level per drawing unit. */
  readonly density: number;
  readonly print: PrintedTile | null;
  readonly printDensity: number;
  readonly printGain: number;
  readonly inks: readonly PrintedInk[];
  readonly cos: number;
  readonly sin: number;
}

const times = (color: LinearColor, gain: Gain): LinearColor => [
  color[0] * gain[0],
  color[1] * gain[1],
  color[2] * gain[2],
];

export function coloringOf(
  piece: Piece,
  stage: Stage,
  gain: Gain,
  printed: (piece: Piece) => PrintedTile | null,
): Coloring {
  const { fabric, grain = {} } = piece.panel;
  const levels = fabric.weave ? weaveOf(fabric.weave) : null;
  // Half a level sharper than one texel per pixel, so that threads stay visible.
  const level = levels
    ? clamp(Math.round(Math.log2(1 / (fabric.weaveSize * stage.scale)) - 0.35), 0, levels.length - 1)
    : 0;
  const weave = levels ? levels[level] : null;
  return {
    base: times(linear(fabric.color), gain),
    yarn: fabric.yarn ? times(linear(fabric.yarn), gain) : null,
    weave,
    density: weave ? weave.size / tileSize / fabric.weaveSize : 1,
    print: printed(piece),
    printDensity: fabric.print ? 1 / fabric.print.size : 1,
    // Ink keeps its own strength; the gain only compensates for the light that pale cloth loses.
    printGain: clamp(luminance(gain), 1, 1.2),
    inks: (piece.panel.ink ?? []).map(({ color, shapes, opacity = 1 }) => ({
      color: linear(color),
      mask: coverage(
        polylines(shapes).map((points) => stage.pixels(points, piece.panel)),
        piece.left,
        piece.top,
        piece.width,
        piece.height,
      ).map((m) => m * opacity),
    })),
    cos: Math.cos(grain.angle ?? 0),
    sin: Math.sin(grain.angle ?? 0),
  };
}

/** The print at the image's resolution. */
export function printFor(piece: Piece, stage: Stage): PrintedTile | null {
  const { print } = piece.panel.fabric;
  return print && printTile(print, Math.max(8, Math.round(print.size * stage.scale)));
}

/** Maps each pixel to cloth coordinates: along the grain, shifted slightly by the folds. */
export function follow(row: Row, piece: Piece, coloring: Coloring, stage: Stage): void {
  const { fabric, grain = {} } = piece.panel;
  const { x: gx = 400, y: gy = 100, fan = 0 } = grain;
  const { cos, sin } = coloring;
  const { scale } = stage;
  const { camera } = stage.scene;
  const ry = row.y / scale + camera.y - gy;
  for (let k = 0; k < row.count; k++) {
    const rx = row.at[k] / scale + camera.x - gx;
    const v = -rx * sin + ry * cos;
    const u = (rx * cos + ry * sin) / (fan ? 1 + fan * v : 1);
    const sx = row.slopeX[k];
    const sy = row.slopeY[k];
    row.u[k] = u - fabric.slide * (sx * cos + sy * sin);
    row.v[k] = v - fabric.slide * (-sx * sin + sy * cos);
  }
}

/** Colors a row with the cloth's ground and second yarn, and adds the slopes of its threads. */
export function weaveRow(row: Row, piece: Piece, coloring: Coloring): void {
  const { base, yarn, weave, density, cos, sin } = coloring;
  const { weaveDepth, yarnShare } = piece.panel.fabric;
  const { red, green, blue, light, slopeX, slopeY } = row;
  red.fill(base[0], 0, row.count);
  green.fill(base[1], 0, row.count);
  blue.fill(base[2], 0, row.count);
  light.fill(1, 0, row.count);
  if (!weave) return;
  const { size: n, texels: t } = weave;
  for (let k = 0; k < row.count; k++) {
    const tu = row.u[k] * density;
    const tv = row.v[k] * density;
    const fu = tu - Math.floor(tu / n) * n;
    const fv = tv - Math.floor(tv / n) * n;
    let i0 = Math.floor(fu);
    let j0 = Math.floor(fv);
    const fx = fu - i0;
    const fy = fv - j0;
    if (i0 >= n) i0 = n - 1;
    if (j0 >= n) j0 = n - 1;
    const i1 = i0 + 1 === n ? 0 : i0 + 1;
    const j1 = j0 + 1 === n ? 0 : j0 + 1;
    const a = (j0 * n + i0) * 4;
    const b = (j0 * n + i1) * 4;
    const c = (j1 * n + i0) * 4;
    const d = (j1 * n + i1) * 4;
    const wa = (1 - fx) * (1 - fy);
    const wb = fx * (1 - fy);
    const wc = (1 - fx) * fy;
    const wd = fx * fy;
    const du = t[a] * wa + t[b] * wb + t[c] * wc + t[d] * wd;
    const dv = t[a + 1] * wa + t[b + 1] * wb + t[c + 1] * wc + t[d + 1] * wd;
    light[k] = t[a + 2] * wa + t[b + 2] * wb + t[c + 2] * wc + t[d + 2] * wd;
    slopeX[k] += weaveDepth * (du * cos - dv * sin);
    slopeY[k] += weaveDepth * (du * sin + dv * cos);
    if (!yarn) continue;
    const m = (t[a + 3] * wa + t[b + 3] * wb + t[c + 3] * wc + t[d + 3] * wd) * yarnShare;
    red[k] += (yarn[0] - red[k]) * m;
    green[k] += (yarn[1] - green[k]) * m;
    blue[k] += (yarn[2] - blue[k]) * m;
  }
}

/** Worn cloth shows more of its second yarn. */
export function fadeRow(row: Row, piece: Piece, coloring: Coloring, stage: Stage): void {
  const { fade } = piece.panel;
  const { yarn } = coloring;
  if (!fade || !yarn) return;
  const pattern = stage.pattern(piece.panel);
  const { camera } = stage.scene;
  const py = pattern.y(row.y / stage.scale + camera.y);
  for (let k = 0; k < row.count; k++) {
    const px = pattern.x(row.at[k] / stage.scale + camera.x);
    const m = clamp(fade(px, py, stage.noise, row.hollow[k]));
    row.red[k] += (yarn[0] - row.red[k]) * m;
    row.green[k] += (yarn[1] - row.green[k]) * m;
    row.blue[k] += (yarn[2] - row.blue[k]) * m;
  }
}

export function printRow(row: Row, coloring: Coloring): void {
  const { print, printDensity, printGain } = coloring;
  if (!print) return;
  const { size: n, texels: t } = print;
  for (let k = 0; k < row.count; k++) {
    const tu = row.u[k] * printDensity * n;
    const tv = row.v[k] * printDensity * n;
    const fu = tu - Math.floor(tu / n) * n;
    const fv = tv - Math.floor(tv / n) * n;
    let i0 = Math.floor(fu);
    let j0 = Math.floor(fv);
    const fx = fu - i0;
    const fy = fv - j0;
    if (i0 >= n) i0 = n - 1;
    if (j0 >= n) j0 = n - 1;
    const i1 = i0 + 1 === n ? 0 : i0 + 1;
    const j1 = j0 + 1 === n ? 0 : j0 + 1;
    const a = (j0 * n + i0) * 4;
    const b = (j0 * n + i1) * 4;
    const c = (j1 * n + i0) * 4;
    const d = (j1 * n + i1) * 4;
    const wa = (1 - fx) * (1 - fy);
    const wb = fx * (1 - fy);
    const wc = (1 - fx) * fy;
    const wd = fx * fy;
    const share = t[a + 3] * wa + t[b + 3] * wb + t[c + 3] * wc + t[d + 3] * wd;
    if (share < 0.004) continue;
    const rest = 1 - share;
    row.red[k] = row.red[k] * rest + (t[a] * wa + t[b] * wb + t[c] * wc + t[d] * wd) * printGain;
    row.green[k] =
      row.green[k] * rest + (t[a + 1] * wa + t[b + 1] * wb + t[c + 1] * wc + t[d + 1] * wd) * printGain;
    row.blue[k] =
      row.blue[k] * rest + (t[a + 2] * wa + t[b + 2] * wb + t[c + 2] * wc + t[d + 2] * wd) * printGain;
  }
}

/** Adds lettering and other ink, then thread. */
export function inkRow(row: Row, piece: Piece, mask: Float32Array, color: LinearColor): void {
  const line = row.pieceY * piece.width - piece.left;
  for (let k = 0; k < row.count; k++) {
    const m = mask[line + row.at[k]];
    if (m <= 0) continue;
    row.red[k] += (color[0] - row.red[k]) * m;
    row.green[k] += (color[1] - row.green[k]) * m;
    row.blue[k] += (color[2] - row.blue[k]) * m;
  }
}
