import type { Point, Polyline } from "../geometry/path.ts";
import { linear, type Hex, type LinearColor } from "../light/color.ts";
import { coverage } from "../raster/coverage.ts";

/** The width of a print's repeat in its own units. */
export const repeat = 200;

/** Figures filled with one color. Those that cross the repeat's edge continue on the other side. */
export interface Figures {
  readonly color: Hex;
  readonly opacity?: number;
  readonly shapes: readonly Polyline[];
}

/** A color that covers a share of every point; x and y run from 0 to 1 over the repeat. */
export interface Dyeing {
  readonly color: Hex;
  readonly cover: (x: number, y: number) => number;
}

/** Layers of color over the cloth's ground, repeated every `size` drawing units. */
export interface PrintTile {
  readonly size: number;
  readonly layers: readonly (Figures | Dyeing)[];
}

/** A print at one resolution: red, green, blue (times opacity) and opacity, four numbers per texel. */
export interface PrintedTile {
  readonly size: number;
  readonly texels: Float32Array;
}

export function printTile(tile: PrintTile, pixels: number): PrintedTile {
  const texels = new Float32Array(pixels * pixels * 4);
  for (const layer of tile.layers) {
    const color = linear(layer.color);
    if ("shapes" in layer)
      layer.shapes.forEach((shape) => fill(texels, pixels, shape, color, layer.opacity ?? 1));
    else dye(texels, pixels, layer.cover, color);
  }
  return { size: pixels, texels };
}

function lay(texels: Float32Array, at: number, color: LinearColor, share: number): void {
  const rest = 1 - share;
  texels[at] = texels[at] * rest + color[0] * share;
  texels[at + 1] = texels[at + 1] * rest + color[1] * share;
  texels[at + 2] = texels[at + 2] * rest + color[2] * share;
  texels[at + 3] = texels[at + 3] * rest + share;
}

const samples = 4;

function dye(texels: Float32Array, pixels: number, cover: Dyeing["cover"], color: LinearColor): void {
  const step = 1 / (pixels * samples);
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      let sum = 0;
      for (let j = 0; j < samples; j++) {
        for (let i = 0; i < samples; i++)
          sum += cover((x * samples + i + 0.5) * step, (y * samples + j + 0.5) * step);
      }
      if (sum > 0) lay(texels, (y * pixels + x) * 4, color, sum / (samples * samples));
    }
  }
}

function fill(
  texels: Float32Array,
  pixels: number,
  shape: Polyline,
  color: LinearColor,
  opacity: number,
): void {
  const scale = pixels / repeat;
  const points: Point[] = shape.map(([x, y]) => [x * scale, y * scale]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.floor(Math.min(...xs)) - 1;
  const top = Math.floor(Math.min(...ys)) - 1;
  const width = Math.ceil(Math.max(...xs)) + 1 - left;
  const height = Math.ceil(Math.max(...ys)) + 1 - top;
  const mask = coverage([points], left, top, width, height);
  const at = (n: number): number => ((n % pixels) + pixels) % pixels;
  for (let y = 0; y < height; y++) {
    const row = at(top + y) * pixels;
    for (let x = 0; x < width; x++) {
      const share = mask[y * width + x] * opacity;
      if (share > 0) lay(texels, (row + at(left + x)) * 4, color, share);
    }
  }
}
