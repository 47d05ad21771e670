import { bothSides, crumple, leftSide, jeansButton, puff, rightSide, shadow } from "../tailor/index.ts";
import type { Drawing, HalfPattern, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { bodyFolds } from "./parts/body-folds.ts";
import { Denim } from "./parts/denim.ts";
import { copper, felled, slantedWelt, thread, hemBand, worn } from "./parts/denim-jacket-trims.ts";
import { spaced } from "./parts/placket.ts";
import { collarInside, collarLeaves, collarOutside } from "./parts/shirt-collar.ts";
import {
  acrossSleeve,
  cuffOutline,
  sleevePanel,
  sleevePattern,
  type SleeveMeasures,
} from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";

interface DenimPattern {
  readonly body: BodyMeasures;
  readonly sleeve: SleeveMeasures;
  /** Height of the yoke seam and of the hem band. */
  readonly yoke: number;
  readonly band: number;
}

const stiff = [crumple(1.8, 44, 90, 0.2), crumple(1, 26, 60, -0.5, { seed: 4 })];

function sleeves(tailor: Tailor, denim: Denim, { body, sleeve }: DenimPattern): Panel[] {
  const pattern = sleevePattern(body, sleeve);
  return bothSides((half) => {
    const { side, path, x } = half;
    const [ax, ay] = pattern.at(0.62, -sleeve.length * 0.72);
    const [bx, by] = pattern.at(0.6, 0);
    const elbow = path(`M${ax} ${ay}L${bx} ${by}`);
    const [cx, cy] = pattern.at(0.34, 19);
    return [
      {
        ...sleevePanel(tailor, half, pattern, {
          height: 6,
          count: 8,
          crumples: stiff,
          seams: felled(denim, elbow, side),
        }),
        fade: worn(denim),
      },
      {
        outline: path(cuffOutline(pattern, -4, 38, 0.95, 0.98)),
        fabric: tailor.cloth,
        puff: puff(8, 4),
        edge: puff(2, 1.4),
        grain: { angle: sleeve.spread * side, x: x(pattern.shoulder[0]), y: 600 },
        shadow: shadow(5, 1, 2, 0.45),
        fade: worn(denim),
        seams: [
          denim.stitch(path(acrossSleeve(pattern, 1, 0.04)), 0, thread),
          denim.stitch(path(acrossSleeve(pattern, 33, 0.05)), 0, thread),
        ],
      },
      jeansButton(x(cx), cy, 7, copper),
    ];
  });
}

/** One front: yoke, two seams that converge toward the waist, and the flap of the chest pocket. */
function frontHalf(
  tailor: Tailor,
  denim: Denim,
  { body, yoke }: DenimPattern,
  { side, path, x }: HalfPattern,
): Panel[] {
  const block = bodiceBlock(body);
  const neckline = roundNeck(body.neck, body.top, 44);
  const foot = body.hemAt + (body.dip ?? 6);
  const across = path(`M${400 - body.shoulder + 10} ${yoke}C300 ${yoke + 3} 350 ${yoke + 3} 388 ${yoke}`);
  const inner = path(`M362 ${yoke + 34}C360 ${yoke + 120} 358 ${foot - 120} 354 ${foot}`);
  const outer = path(`M276 ${yoke + 34}C284 ${yoke + 120} 300 ${foot - 120} 316 ${foot}`);
  const flap = `M268 ${yoke - 1}L366 ${yoke - 1}L364 ${yoke + 28}L318 ${yoke + 46}L270 ${yoke + 28}Z`;
  const flapEdge = path(`M268 ${yoke}L270 ${yoke + 28}L318 ${yoke + 46}L364 ${yoke + 28}L366 ${yoke}`);
  return [
    {
      outline: path(
        neckline
          .joined(block.edge)
          .line(414, foot)
          .line(414, body.top + 50).closed,
      ),
      puffOutline: path(
        neckline
          .joined(block.past)
          .line(430, body.hemAt + 120)
          .line(430, body.top).closed,
      ),
      fabric: tailor.cloth,
      puff: [puff(24, 12), puff(8, 3)],
      edge: puff(2.2, 1.6),
      folds: bodyFolds(tailor.random, body, { height: 4.4, hanging: 4, chest: false }),
      crumples: stiff,
      grain: { x: 400, y: 150 },
      shadow: shadow(9, side === 1 ? 4 : 2, 4, 0.44),
      fade: worn(denim),
      seams: [
        ...felled(denim, path(block.armhole.path), -side),
        ...felled(denim, across, side),
        ...felled(denim, inner, side),
        ...felled(denim, outer, side),
        ...[389, 410].map((at) => denim.stitch(path(`M${at} ${body.top + 52}L${at} ${foot}`), 0, thread)),
      ],
    },
    {
      outline: path(flap),
      fabric: tailor.cloth,
      puff: puff(6, 3),
      edge: puff(2, 1.5),
      shadow: shadow(5, 2, 4, 0.48),
      fade: worn(denim),
      seams: [denim.stitch(flapEdge, -3 * side, thread), denim.stitch(flapEdge, -6.4 * side, thread)],
    },
    jeansButton(x(318), yoke + 30, 7, copper),
    slantedWelt(tailor, denim, path, side, foot),
  ];
}

const collarOf = (denim: Denim) => ({
  point: 92,
  spread: 0.6,
  gap: 5,
  round: 1.3,
  seams: (edge: string, side: 1 | -1): Seam[] => [denim.stitch(edge, -5 * side, thread)],
});

function front(tailor: Tailor, pattern: DenimPattern): Panel[] {
  const denim = new Denim(tailor);
  const { body, band } = pattern;
  const buttons = spaced(5, body.top + 76, body.hemAt - 34);
  return [
    ...collarInside(tailor, body),
    ...sleeves(tailor, denim, pattern),
    ...frontHalf(tailor, denim, pattern, rightSide),
    ...frontHalf(tailor, denim, pattern, leftSide),
    hemBand(tailor, denim, body, band),
    {
      outline: `M386 ${body.hemAt - 4}L415 ${body.hemAt - 4}L415 ${body.hemAt + band + 6}L386 ${body.hemAt + band + 6}Z`,
      fabric: tailor.cloth,
      puff: puff(7, 3),
      edge: puff(2, 1.4),
      shadow: shadow(5, 3, 1, 0.45),
      grain: { angle: Math.PI / 2 },
      fade: worn(denim),
      loose: true,
    },
    ...[...buttons, body.hemAt + band * 0.5 + 2].map((y) => jeansButton(401, y, 8, copper)),
    ...collarLeaves(tailor, body, collarOf(denim)),
  ];
}

function back(tailor: Tailor, pattern: DenimPattern): Panel[] {
  const denim = new Denim(tailor);
  const { body, yoke, band } = pattern;
  const foot = body.hemAt + (body.dip ?? 6);
  const across = `M${400 - body.shoulder + 10} ${yoke - 6}C330 ${yoke + 6} 470 ${yoke + 6} ${400 + body.shoulder - 10} ${yoke - 6}`;
  return [
    ...sleeves(tailor, denim, pattern),
    {
      ...torsoPanel(tailor, body, {
        neckline: roundNeck(body.neck, body.top, 14),
        folds: { height: 4.6, hanging: 4, chest: false },
        crumples: stiff,
        seams: [
          ...felled(denim, across, -1),
          ...felled(denim, `M316 ${yoke + 2}C320 ${yoke + 120} 332 ${foot - 100} 346 ${foot}`, 1),
          ...felled(denim, `M484 ${yoke + 2}C480 ${yoke + 120} 468 ${foot - 100} 454 ${foot}`, -1),
        ],
      }),
      fade: worn(denim),
    },
    hemBand(tailor, denim, body, band),
    ...bothSides(({ path, x }) => [
      {
        outline: path(
          `M288 ${body.hemAt + 8}L340 ${body.hemAt + 11}L350 ${body.hemAt + band * 0.5 + 3}L340 ${body.hemAt + band - 5}L288 ${body.hemAt + band - 8}Z`,
        ),
        fabric: tailor.cloth,
        puff: puff(4, 2),
        edge: puff(1.6, 1.2),
        shadow: shadow(4, 2, 2, 0.45),
        fade: worn(denim),
      },
      jeansButton(x(338), body.hemAt + band * 0.5 + 3, 6, copper),
    ]),
    collarOutside(tailor, body, collarOf(denim)),
  ];
}

function cut(pattern: DenimPattern): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across: 1.2, down: 1.2 },
    tilt: 0.4,
    warp: 5,
    fill: { width: 0.86 },
    detail: { x: 360, y: 290, width: 310 },
  });
  return {
    front: (tailor) => drawing(front(tailor, pattern)),
    back: (tailor) => drawing(back(tailor, pattern)),
  };
}

const classic: BodyMeasures = {
  top: 160,
  neck: 66,
  shoulder: 152,
  slope: 38,
  chest: 174,
  armpit: 340,
  hem: 152,
  hemAt: 570,
  dip: 6,
};

export const denimJacket: Cuts<"denim-jacket"> = {
  classic: cut({
    body: classic,
    sleeve: { length: 366, spread: 0.31, opening: 84, head: 14, bow: 14 },
    yoke: 266,
    band: 34,
  }),
  cropped: cut({
    body: { ...classic, shoulder: 160, chest: 180, hem: 168, hemAt: 474 },
    sleeve: { length: 346, spread: 0.36, opening: 90, head: 10, bow: 16 },
    yoke: 262,
    band: 36,
  }),
};
