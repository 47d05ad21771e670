import {
  band,
  bothSides,
  crumple,
  ellipse,
  fold,
  groove,
  metal,
  puff,
  shadow,
  smooth,
  stitch,
} from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import type { BodyMeasures } from "./bodice-block.ts";
import { trace } from "./trace.ts";

const soft = [crumple(1.6, 50, 80, 0.3)];

/** A hood behind the neck: its opening, the crossed fronts at the throat, and the drawcords. */
export function hoodFront(tailor: Tailor, { neck, top }: BodyMeasures): Panel[] {
  const t = (y: number): number => top + y;
  const shell = trace(400, t(-138))
    .curve(352, t(-138), 314, t(-112), 306, t(-66))
    .curve(302, t(-36), 312, t(-12), 400 - neck - 22, t(12))
    .curve(400 - neck + 16, t(58), 372, t(76), 400, t(80));
  const opening = trace(400, t(-104))
    .curve(366, t(-104), 342, t(-86), 338, t(-52))
    .curve(336, t(-16), 356, t(22), 400, t(60));
  const rim = opening.onTheFold;
  return [
    {
      outline: shell.onTheFold,
      cutout: rim,
      fabric: tailor.cloth,
      puff: [puff(20, 14), puff(7, 3)],
      edge: puff(2.4, 1.6),
      crumples: soft,
      shadow: shadow(9, 3, 6, 0.5),
      grain: { x: 400, y: top },
      folds: [
        fold(`M330 ${t(-100)}C322 ${t(-70)} 322 ${t(-30)} 344 ${t(10)}`, [7, 12], 3.4, {
          taper: [0.3, 0.4],
        }),
        fold(`M472 ${t(-96)}C482 ${t(-64)} 478 ${t(-26)} 458 ${t(8)}`, [7, 12], 3.4, {
          taper: [0.3, 0.4],
        }),
        fold(`M348 ${t(26)}C366 ${t(48)} 384 ${t(62)} 400 ${t(66)}`, [5, 9], 2.6),
      ],
      seams: [
        stitch(rim, 13, tailor.thread, { width: 0.9, length: 3, gap: 1.4, opacity: 0.5 }),
        stitch(rim, -13, tailor.thread, { width: 0.9, length: 3, gap: 1.4, opacity: 0.5 }),
      ],
    },
    ...inside(tailor, rim, t),
    ...crossing(tailor, t),
    ...drawcords(tailor, t),
  ];
}

/** The lining, drawn after the shell and clipped to the opening. */
const inside = (tailor: Tailor, rim: string, t: (y: number) => number): Panel[] => [
  {
    outline: rim,
    fabric: tailor.cloth,
    tone: 0.56,
    shade: (x, y) => 1 - 0.35 * smooth(t(-90), t(40), y) - 0.2 * smooth(30, 60, Math.abs(x - 400)),
    shadow: null,
    folds: [fold(`M352 ${t(-60)}C372 ${t(-30)} 428 ${t(-30)} 448 ${t(-60)}`, 10, 4)],
    seams: [groove(`M400 ${t(-104)}L400 ${t(-34)}`, 0, { width: 1.2, depth: 1.4, pucker: 0.3 })],
  },
  ...tailor.label(400, t(-30), { width: 42, height: 16, tone: 0.82 }),
];

/** The left front edge crosses the right one at the throat. */
const crossing = (tailor: Tailor, t: (y: number) => number): Panel[] => [
  {
    outline: `M352 ${t(18)}C366 ${t(38)} 386 ${t(54)} 412 ${t(66)}L404 ${t(84)}C384 ${t(80)} 362 ${t(66)} 340 ${t(40)}Z`,
    fabric: tailor.cloth,
    puff: puff(8, 5),
    edge: puff(2, 1.4),
    shadow: shadow(5, 2, 2, 0.45),
    grain: { angle: -0.9, x: 400, y: t(50) },
    loose: true,
  },
];

const drawcords = (tailor: Tailor, t: (y: number) => number): Panel[] =>
  bothSides(({ side, path, x }) => {
    const foot = side === 1 ? 196 : 178;
    const cord = path(`M372 ${t(44)}C368 ${t(86)} 360 ${t(120)} ${side === 1 ? 364 : 370} ${t(foot)}`);
    const end = x(side === 1 ? 364 : 370);
    return [
      {
        outline: ellipse(x(372), t(42), 5),
        cutout: ellipse(x(372), t(42), 2.2),
        fabric: tailor.metal,
        puff: puff(1.6, 1.6),
        shadow: shadow(2, 0.6, 1, 0.5),
      },
      {
        outline: band(cord, 5.6),
        fabric: tailor.plain,
        puff: puff(2.6, 3),
        shadow: shadow(4, 2, 3, 0.5),
      },
      {
        outline: band(`M${end} ${t(foot - 2)}L${end} ${t(foot + 15)}`, 6.4),
        fabric: tailor.garment.hardware === "horn" ? metal("#8d857a") : tailor.metal,
        puff: puff(2.6, 3),
        shadow: shadow(4, 2, 3, 0.5),
      },
    ];
  });

/** The hood down the back, with its center seam. */
export function hoodBack(tailor: Tailor, { neck, top }: BodyMeasures): Panel[] {
  const t = (y: number): number => top + y;
  const shell = trace(400, t(-14))
    .curve(370, t(-14), 400 - neck + 4, t(-10), 400 - neck - 8, t(4))
    .curve(400 - neck - 34, t(40), 400 - neck - 30, t(104), 352, t(136))
    .curve(372, t(150), 386, t(156), 400, t(156));
  return [
    {
      outline: shell.onTheFold,
      fabric: tailor.cloth,
      puff: [puff(24, 16), puff(8, 4)],
      edge: puff(2.4, 1.6),
      crumples: soft,
      shadow: shadow(11, 3, 8, 0.5),
      grain: { x: 400, y: top },
      folds: [
        fold(`M336 ${t(20)}C352 ${t(56)} 372 ${t(80)} 396 ${t(92)}`, [8, 13], 4.4, { taper: [0.2, 0.5] }),
        fold(`M464 ${t(20)}C448 ${t(56)} 428 ${t(80)} 404 ${t(92)}`, [8, 13], 4.4, { taper: [0.2, 0.5] }),
        fold(`M326 ${t(60)}C344 ${t(92)} 366 ${t(114)} 394 ${t(122)}`, [7, 12], -3, { taper: [0.2, 0.5] }),
      ],
      seams: [
        groove(`M400 ${t(-14)}L400 ${t(156)}`, 0, { width: 1.2, depth: 1.4, pucker: 0.4 }),
        stitch(`M400 ${t(-14)}L400 ${t(156)}`, 3.4, tailor.thread, {
          width: 0.8,
          length: 2.8,
          gap: 1.3,
          opacity: 0.4,
        }),
      ],
    },
  ];
}
