import type { PrintTile, PrintedTile } from "../print/tile.ts";
import { castShadow } from "./cast-shadow.ts";
import { Canvas } from "./canvas.ts";
import { printFor } from "./color-row.ts";
import { develop } from "./develop.ts";
import { dyeLot, undyed, type Gains } from "./dye.ts";
import { paintPiece, type Painting } from "./paint-piece.ts";
import { coveredBy, cut, type Piece } from "./piece.ts";
import { Row } from "./row.ts";
import type { Scene } from "./scene.ts";
import { Stage } from "./stage.ts";

/** Levels of red, green and blue, three bytes per pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export interface Rendered extends Picture {
  readonly canvas: Canvas;
  readonly pieces: readonly Piece[];
  readonly covered: Int16Array;
}

/** Draws a scene. The same scene gives the same pixels on every machine. */
export function render(scene: Scene, width: number, height: number, gains: Gains = new Map()): Rendered {
  const stage = new Stage(scene, width, height);
  const canvas = new Canvas(width, height);
  const pieces = scene.panels.map((panel) => cut(panel, stage)).filter((piece) => piece !== null);
  const covered = coveredBy(pieces, width, height);
  const painting: Painting = { canvas, stage, covered, row: new Row(width), printed: printer(stage) };
  pieces.forEach((piece, index) => {
    castShadow(canvas, piece, stage);
    paintPiece(painting, piece, index, gains.get(dyeLot(piece.panel.fabric)) ?? undyed);
  });
  return { width, height, canvas, pieces, covered, pixels: develop(canvas, stage) };
}

/** Renders each print once per image. */
function printer(stage: Stage): Painting["printed"] {
  const made = new Map<PrintTile, PrintedTile>();
  return (piece) => {
    const { print } = piece.panel.fabric;
    if (!print) return null;
    const known = made.get(print);
    if (known) return known;
    const tile = printFor(piece, stage);
    if (tile) made.set(print, tile);
    return tile;
  };
}
