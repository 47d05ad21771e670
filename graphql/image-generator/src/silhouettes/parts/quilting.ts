import { along, crumple, fold, groove, puff, shadow } from "../../tailor/index.ts";
import type { Fabric, Fold, Panel, Random, Relief, Seam, Tailor } from "../../tailor/index.ts";
import { trace, type Trace } from "./trace.ts";

/** Padded channels between parallel rows of stitching. */
export interface Channels {
  /** Position of the first row, distance to the next, and number of rows. */
  readonly from: number;
  readonly pitch: number;
  readonly count: number;
}

/** The cloth without its own relief, because the channels are drawn. */
export const downproof = (tailor: Tailor): Fabric => ({
  ...tailor.cloth,
  relief: null,
  body: 0.9,
  wrinkle: 0.22,
});

const loft = 11;

/** Channels swell between their rows and are drawn in at the stitching. */
export const swelling =
  ({ from, pitch }: Channels, down: (x: number, y: number) => number = (_, y) => y): Relief =>
  (x, y, noise) => {
    const at = (down(x, y) - from) / pitch;
    const within = at - Math.floor(at);
    const round = Math.sqrt(Math.max(0, 1 - (2 * within - 1) ** 2));
    const nearRow = 1 - round;
    const pucker = noise(x / 9, Math.round(at) * 7.3) * 1.5 + noise(x / 21, Math.round(at) * 3.1 + 40) * 1.8;
    return loft * round ** 0.8 + pucker * nearRow + noise(x / 44, Math.floor(at) * 5.7 + 9) * 2.4 * round;
  };

/** Short wrinkles along a row of stitching. */
export function puckers(random: Random, left: number, right: number, y: number, pitch: number): Fold[] {
  return Array.from({ length: Math.round((right - left) / 17) }, (_, i) => {
    const x = left + (i + random()) * 17;
    const reach = pitch * (0.2 + random() * 0.34) * (random() < 0.5 ? -1 : 1);
    return fold(
      `M${x} ${y}Q${x + (random() - 0.5) * 6} ${y + reach / 2} ${x + (random() - 0.5) * 9} ${y + reach}`,
      [2, 5 + random() * 3],
      (1.2 + random() * 1.4) * (random() < 0.4 ? -1 : 1),
      { taper: [0.05, 0.6] },
    );
  });
}

/** A line that bulges outward between rows; `side` 1 bulges to the left of a downward line. */
export function scalloped(line: Trace, places: readonly number[], bulge: number): Trace {
  const at = along(line.path);
  const knots = [0, ...places, 1];
  return knots.slice(1).reduce(
    (out, t, i) => {
      const [ax, ay] = at(knots[i]);
      const [bx, by] = at(t);
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const nx = (-(by - ay) / length) * bulge;
      const ny = ((bx - ax) / length) * bulge;
      const dx = (bx - ax) * 0.24;
      const dy = (by - ay) * 0.24;
      return out.curve(ax + dx + nx, ay + dy + ny, bx - dx + nx, by - dy + ny, bx, by);
    },
    trace(at(0)[0], at(0)[1]),
  );
}

export const rows = ({ from, pitch, count }: Channels): number[] =>
  Array.from({ length: count }, (_, i) => from + i * pitch);

/** The horizontal stitching between channels. */
export const channelSeams = (channels: Channels, left: number, right: number): Seam[] =>
  rows(channels).map((y) =>
    groove(`M${left} ${y}L${right} ${y}`, 0, { width: 1.3, depth: 2, pucker: 1.2, puckerReach: 10 }),
  );

const crackle = [crumple(1.3, 30, 24, 0.3), crumple(0.8, 18, 18, -0.5, { seed: 6 })];

/** Properties of all quilted panels. */
export const quilted = (tailor: Tailor): Pick<Panel, "fabric" | "puff" | "edge" | "crumples" | "shadow"> => ({
  fabric: downproof(tailor),
  puff: [puff(18, 12), puff(7, 4)],
  edge: puff(2.4, 1.8),
  crumples: crackle,
  shadow: shadow(10, 3, 5, 0.46),
});
