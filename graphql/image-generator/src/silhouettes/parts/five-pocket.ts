import {
  bothSides,
  crotchFolds,
  crumple,
  fold,
  groove,
  leg,
  lerp,
  line,
  puff,
  shadow,
  slack,
} from "../../tailor/index.ts";
import type { Leg, LegPattern, HalfPattern, Panel, Tailor } from "../../tailor/index.ts";
import { dashedThread } from "../../tailor/dashed-thread.ts";
import { Denim, denimPocket, denimYoke } from "./denim.ts";

/** A five-pocket leg: whether it has a knee, and how its hem is finished. */
export interface FivePocket {
  readonly leg: LegPattern;
  readonly short?: boolean;
  /** Whether the hem is a raw edge instead of turned and stitched. */
  readonly frayed?: boolean;
}

const knees = (tailor: Tailor, shape: Leg, half: HalfPattern): Panel["folds"] => [
  ...slack(tailor.random, shape, half, 0.5, 6, 2.6),
  ...slack(tailor.random, shape, half, 0.86, 4, 3),
  fold(half.path("M322 300C316 400 306 470 302 560"), [10, 18], 2.4, { taper: [0.4, 0.4] }),
];

/** Short legs stand off the thigh: two hanging folds and a little slack. */
const flare = (tailor: Tailor, shape: Leg, half: HalfPattern): Panel["folds"] => [
  ...slack(tailor.random, shape, half, 0.72, 3, 2),
  fold(half.path("M300 330C292 420 286 500 282 640"), [8, 18], 4, { taper: [0.4, 0.05] }),
  fold(half.path("M372 420C360 480 352 540 350 640"), [7, 16], 4.5, { taper: [0.4, 0.05] }),
];

function legPanel(
  denim: Denim,
  tailor: Tailor,
  cut: FivePocket,
  half: HalfPattern,
  seams: Panel["seams"],
  crotch: number,
): Panel {
  const { side, path } = half;
  const shape = leg(cut.leg);
  const hem = path(shape.hemLine(16));
  return {
    outline: path(shape.outline),
    puffOutline: path(shape.puffOutline),
    fabric: denim.cloth,
    fade: denim.fade(side, (y) => lerp(336, 306, (y - 200) / 600)),
    puff: [puff(26, 15), puff(8, 3)],
    edge: puff(2, 1.4),
    folds: [
      ...crotchFolds(tailor.random, shape, half, crotch),
      ...((cut.short ? flare : knees)(tailor, shape, half) ?? []),
    ],
    crumples: [crumple(1.5, 46, 110, 0.1), crumple(0.9, 20, 34, 0.5, { seed: 3 })],
    grain: { angle: 0.03 * side, x: 400, y: 150 },
    shadow: shadow(8, 3, 4, 0.45),
    seams: [
      ...(cut.frayed
        ? []
        : [groove(hem, 0, { width: 1.2, depth: 1.3, pucker: 1.6, puckerReach: 8 }), denim.stitch(hem, 0)]),
      denim.stitch(path(shape.inner), 6 * side),
      groove(path(shape.outer), -3 * side, { width: 1.2, depth: 0.7, pucker: 1.1, puckerReach: 8 }),
      ...(seams ?? []),
    ],
  };
}

/** The pale weft threads of a raw edge. */
function fringe(denim: Denim, tailor: Tailor, cut: FivePocket, { path }: HalfPattern): Panel {
  const { random } = tailor;
  const points = line(path(leg(cut.leg).hemLine(0)), 2.4);
  const threads = points.map(([x, y]) => {
    const length = 5 + random() * 8;
    const lean = (random() - 0.5) * 5;
    const w = 0.5 + random() * 0.7;
    return [
      [x - w, y - 5],
      [x + w, y - 5],
      [x + lean + w * 0.7, y + length],
      [x + lean - w * 0.7, y + length],
      [x - w, y - 5],
    ] as const;
  });
  const { cloth } = denim;
  return {
    outline: threads,
    fabric: { ...cloth, color: cloth.yarn ?? cloth.color, yarn: null, weave: null, dye: null },
    shadow: shadow(2, 1, 1.6, 0.35),
    loose: true,
  };
}

const hems = (denim: Denim, tailor: Tailor, cut: FivePocket): Panel[] =>
  cut.frayed ? bothSides((half) => [fringe(denim, tailor, cut, half)]) : [];

const fly = (denim: Denim): Panel[] =>
  ["M406 168L407 384", "M420 166C421 240 424 296 404 330", "M424 166C425 242 428 300 406 336"].map((path) =>
    dashedThread(line(path, 1), denim.thread),
  );

export function fivePocketFront(tailor: Tailor, cut: FivePocket): Panel[] {
  const denim = new Denim(tailor);
  const pocketed = (half: HalfPattern): Panel[] => [
    legPanel(denim, tailor, cut, half, denim.felledSeam(half.path(denimPocket), half.side), 3.4),
  ];
  return [
    ...denim.inside(),
    ...hems(denim, tailor, cut),
    ...bothSides(pocketed).reverse(),
    ...denim.frontWaist(),
    ...fly(denim),
    ...denim.metalware(),
  ];
}

export function fivePocketBack(tailor: Tailor, cut: FivePocket): Panel[] {
  const denim = new Denim(tailor);
  const yoked = (half: HalfPattern): Panel[] => [
    legPanel(denim, tailor, cut, half, denim.felledSeam(half.path(denimYoke), -half.side), 1.6),
  ];
  return [
    ...hems(denim, tailor, cut),
    ...bothSides(yoked).reverse(),
    ...bothSides((half) => [denim.backPocket(half)]),
    ...denim.backWaist(),
  ];
}
