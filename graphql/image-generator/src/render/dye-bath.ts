import { linear, toLevel, toLinear, type LinearColor } from "../light/color.ts";
import type { Fabric } from "../cloth/fabric.ts";
import { dyeLot, undyed, type Gain, type Gains } from "./dye.ts";
import { render, type Rendered } from "./render.ts";
import type { Scene } from "./scene.ts";

/**
 * White cloth is drawn up to `mostRoom` levels darker than its swatch, so that light shows on its folds, but never darker
 * than `whitest`.
 */
const whitest = 237;
const mostRoom = 9;
/** The width and number of the test renderings. */
const trialWidth = 168;
const trials = 3;
/** With fewer pixels than this, a cloth's mean color is meaningless. */
const enough = 60;

interface Mean {
  readonly fabric: Fabric;
  /** Mean levels of red, green and blue. */
  readonly levels: LinearColor;
  readonly pixels: number;
}

/**
 * Computes the gain of each cloth so that its mean color in this light matches the swatch: measures small test
 * renderings without print and corrects in linear light.
 */
export function dyeBath(scene: Scene, ratio: number): Gains {
  const plain: Scene = {
    ...scene,
    panels: scene.panels.map((panel) => ({ ...panel, fabric: { ...panel.fabric, print: null } })),
  };
  let gains = new Map<string, Gain>();
  for (let trial = 0; trial < trials; trial++) {
    const rendered = render(plain, trialWidth, Math.round(trialWidth * ratio), gains);
    const next = new Map(gains);
    for (const [lot, mean] of meanLevels(rendered)) {
      if (mean.pixels >= enough) next.set(lot, stronger(gains.get(lot) ?? undyed, mean));
    }
    gains = next;
  }
  return gains;
}

/** The mean levels of every cloth where it is visible. */
export function meanLevels({ pieces, covered, pixels, width, height }: Rendered): Map<string, Mean> {
  const sums = new Map<string, { fabric: Fabric; sum: [number, number, number]; pixels: number }>();
  pieces.forEach((piece, index) => {
    const { fabric } = piece.panel;
    // Insides are in shade; only the outside counts.
    if (fabric.dye === null || (piece.panel.tone ?? 1) < 0.85) return;
    const lot = dyeLot(fabric);
    const entry = sums.get(lot) ?? { fabric, sum: [0, 0, 0], pixels: 0 };
    sums.set(lot, entry);
    for (let y = Math.max(0, piece.top); y < Math.min(height, piece.top + piece.height); y++) {
      for (let x = Math.max(0, piece.left); x < Math.min(width, piece.left + piece.width); x++) {
        const i = y * width + x;
        if (covered[i] !== index) continue;
        entry.sum[0] += pixels[i * 3];
        entry.sum[1] += pixels[i * 3 + 1];
        entry.sum[2] += pixels[i * 3 + 2];
        entry.pixels++;
      }
    }
  });
  return new Map(
    [...sums].map(([lot, { fabric, sum, pixels: count }]) => [
      lot,
      { fabric, pixels: count, levels: [sum[0] / count, sum[1] / count, sum[2] / count] },
    ]),
  );
}

function stronger(gain: Gain, { fabric, levels }: Mean): Gain {
  const wanted = linear(fabric.dye ?? fabric.color);
  const brightest = Math.max(...wanted);
  const ceiling = Math.max(whitest, toLevel(brightest) - mostRoom);
  const room = Math.min(1, toLinear(ceiling) / brightest);
  const factor = (channel: 0 | 1 | 2): number => {
    const ratio = (wanted[channel] * room + 0.0006) / (toLinear(levels[channel]) + 0.0006);
    return Math.min(6, Math.max(0.15, gain[channel] * ratio ** fabric.dyeFast));
  };
  return [factor(0), factor(1), factor(2)];
}
