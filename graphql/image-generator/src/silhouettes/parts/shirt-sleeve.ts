import { bothSides, gathers, groove, puff, shadow, stitch } from "../../tailor/index.ts";
import type { Crumple, Panel, Seam, Tailor } from "../../tailor/index.ts";
import { acrossSleeve, cuffOutline, sleevePanel, type SleevePattern } from "./sleeve.ts";
import { crumple } from "../../tailor/index.ts";

/** Creases of crisp shirting. */
export const shirting: readonly Crumple[] = [
  crumple(2, 56, 130, 0.12),
  crumple(1.2, 26, 60, -0.5, { seed: 3 }),
  crumple(1, 40, 26, 0.6, { seed: 6, ridge: true }),
];

export const topstitch = (tailor: Tailor, path: string, offset = 0): Seam =>
  stitch(path, offset, tailor.thread, { width: 0.8, length: 3, gap: 1.6, opacity: 0.5, bump: 0.7 });

export interface ShirtSleeve {
  readonly cuff?: number;
  /** Width of the cuff relative to the sleeve that it gathers. */
  readonly snug?: number;
  readonly gathered?: number;
  readonly height?: number;
  readonly crumples?: readonly Crumple[];
  readonly button?: boolean;
}

/** Two long sleeves gathered into buttoned cuffs. */
export function shirtSleeves(tailor: Tailor, sleeve: SleevePattern, options: ShirtSleeve = {}): Panel[] {
  const { cuff = 46, snug = 0.94, gathered = 5, height = 5.2, crumples = shirting, button = true } = options;
  return bothSides((half) => {
    const { side, path } = half;
    const [bx, by] = sleeve.at(0.3, cuff * 0.5);
    const toShoulder =
      side === 1 ? -Math.PI / 2 + sleeve.measures.spread : -Math.PI / 2 - sleeve.measures.spread;
    return [
      sleevePanel(tailor, half, sleeve, {
        height,
        count: 7,
        crumples,
        folds: gathers(tailor.random, gathered, path(acrossSleeve(sleeve, 0, 0.04)), toShoulder, 90, {
          height: 3.6,
        }),
        seams: [
          groove(path(slit(sleeve)), 0, { width: 0.9, depth: 0.9, pucker: 0.4 }),
          topstitch(tailor, path(slit(sleeve)), 4 * side),
        ],
      }),
      {
        outline: path(cuffOutline(sleeve, -4, cuff, snug, 0.97)),
        fabric: tailor.cloth,
        puff: puff(7, 4),
        edge: puff(1.8, 1.2),
        grain: { angle: sleeve.measures.spread * side, x: half.x(sleeve.shoulder[0]), y: 640 },
        shadow: shadow(4, 1, 2, 0.42),
        crumples: crumples.slice(0, 1),
        seams: [
          topstitch(tailor, path(acrossSleeve(sleeve, 2, 0.04))),
          topstitch(tailor, path(acrossSleeve(sleeve, cuff - 4, 0.06))),
        ],
      },
      ...(button ? tailor.shirtButton(half.x(bx), by, 4.8) : []),
    ];
  });
}

const slit = (sleeve: SleevePattern): string => {
  const [ax, ay] = sleeve.at(0.36, -70);
  const [bx, by] = sleeve.at(0.36, -2);
  return `M${ax} ${ay}L${bx} ${by}`;
};
