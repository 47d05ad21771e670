import { bothSides, fold, groove, puff, shadow, smooth } from "../tailor/index.ts";
import type { Drawing, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { acrossSleeve, sleevePanel, sleevePattern } from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";
import { trace } from "./parts/trace.ts";

const body: BodyMeasures = {
  top: 120,
  neck: 78,
  shoulder: 128,
  slope: 20,
  chest: 148,
  armpit: 270,
  waist: [122, 376],
  hip: [158, 520],
  hem: 142,
  hemAt: 800,
  dip: 5,
};
const long = sleevePattern(body, { length: 400, spread: 0.27, opening: 62, head: 18, bow: 8 });

const dart = (path: string): Seam => groove(path, 0, { width: 1, depth: 1.1, pucker: 0.3 });

/** Princess darts at waist and bust, and the turned hem. */
const frontSeams: readonly Seam[] = [
  dart("M336 300C340 350 342 376 340 400C338 430 336 456 334 474"),
  dart("M464 300C460 350 458 376 460 400C462 430 464 456 466 474"),
  dart("M254 306C276 302 298 296 316 288"),
  dart("M546 306C524 302 502 296 484 288"),
  groove("M284 378C330 384 470 384 516 378", 0, { width: 1, depth: 1, pucker: 0.4 }),
  groove(bodiceBlock(body).hem.across, 14, { width: 0.9, depth: 0.6, pucker: 0.4 }),
];
const backSeams: readonly Seam[] = [
  dart("M340 262C342 330 342 376 340 400C338 430 336 450 334 464"),
  dart("M460 262C458 330 458 376 460 400C462 430 464 450 466 464"),
  groove("M284 378C330 384 470 384 516 378", 0, { width: 1, depth: 1, pucker: 0.4 }),
  groove("M400 138C401 300 400 480 400 640", 0, { width: 1.6, depth: 1.8, pucker: 0.6 }),
  groove(bodiceBlock(body).hem.across, 14, { width: 0.9, depth: 0.6, pucker: 0.4 }),
];

const longFolds = [
  fold("M276 372C310 396 350 404 392 398", [6, 12], 2.8, { taper: [0.1, 0.6] }),
  fold("M524 374C490 398 450 406 410 400", [6, 12], 2.8, { taper: [0.1, 0.6] }),
  fold("M272 392C300 430 320 460 330 520", [6, 14], 3, { taper: [0.1, 0.6] }),
  fold("M528 392C502 430 482 462 472 516", [6, 14], 3, { taper: [0.1, 0.6] }),
  fold("M246 540C290 560 340 566 384 556", [8, 14], 2.4, { taper: [0.1, 0.6] }),
  fold("M300 600C304 680 300 740 302 830", [10, 16], 3.4, { taper: [0.4, 0.03] }),
  fold("M492 580C486 670 494 740 492 830", [10, 16], 3.4, { taper: [0.4, 0.03] }),
  fold("M396 620C402 700 396 760 398 830", [10, 18], -2.6, { taper: [0.4, 0.03] }),
];

/** Small caps over the ends of the shoulders. */
const capSleeves = (tailor: Tailor): Panel[] =>
  bothSides(({ side, path, x }) => {
    const cap = trace(282, 134)
      .curve(262, 136, 232, 150, 216, 176)
      .curve(212, 184, 210, 192, 210, 200)
      .curve(232, 206, 250, 220, 264, 256)
      .line(290, 250)
      .line(300, 150).closed;
    return [
      {
        outline: path(cap),
        fabric: tailor.cloth,
        puff: [puff(16, 9), puff(6, 2)],
        edge: puff(2, 1.3),
        folds: [fold(path("M272 150C254 162 238 178 226 194"), [8, 12], 3, { taper: [0.2, 0.3] })],
        grain: { angle: 0.5 * side, x: x(272), y: 140 },
        shadow: shadow(8, 3, 4, 0.42),
        seams: [groove(path("M213 194C234 200 254 216 268 252"), 0, { width: 0.9, depth: 0.7 })],
      },
    ];
  });

const longSleeves = (tailor: Tailor): Panel[] =>
  bothSides((half) => [
    sleevePanel(tailor, half, long, {
      height: 4.2,
      count: 6,
      seams: [groove(half.path(acrossSleeve(long, -14)), 0, { width: 0.9, depth: 0.6 })],
    }),
  ]);

const inside = (tailor: Tailor): Panel[] => [
  {
    outline: roundNeck(78, 119, 14).line(330, 190).line(400, 200).onTheFold,
    fabric: tailor.lining,
    tone: 0.62,
    shade: (_, y) => 1 - 0.3 * smooth(130, 170, y),
  },
  {
    outline: roundNeck(78, 119, 34).joined(roundNeck(78, 119, 13).reversed).onTheFold,
    fabric: tailor.cloth,
    tone: 0.72,
    edge: puff(2, 1),
  },
  ...tailor.label(400, 140, { width: 40, height: 14, tone: 0.82 }),
];

function panels(tailor: Tailor, sleeves: (tailor: Tailor) => Panel[], view: "front" | "back"): Panel[] {
  const front = view === "front";
  return [
    ...(front ? inside(tailor) : []),
    ...sleeves(tailor),
    torsoPanel(tailor, body, {
      neckline: roundNeck(body.neck, body.top, front ? 48 : 22),
      folds: { height: 3.6, hanging: 0, chest: false },
      moreFolds: longFolds,
      seams: [
        ...(front ? frontSeams : backSeams),
        groove(roundNeck(78, 120, front ? 48 : 22).across, 5, { width: 0.8, depth: 0.5 }),
      ],
    }),
    ...(front ? [] : [vent(tailor), zipPull(tailor)]),
  ];
}

const vent = (tailor: Tailor): Panel => ({
  outline: "M397 640C398 700 398 750 396 805L406 805L406 640Z",
  fabric: tailor.cloth,
  tone: 0.72,
  shadow: shadow(5, 3, 2, 0.45),
  loose: true,
});

const zipPull = (tailor: Tailor): Panel => ({
  anchor: [401, 150],
  outline: "M398.4 146L403.6 146L404.4 162C404 165 398 165 397.6 162Z",
  fabric: tailor.metal,
  puff: puff(1.6, 1.4),
  shadow: shadow(2, 1, 1.4, 0.5),
});

function cut(sleeves: (tailor: Tailor) => Panel[], across: number): Cut {
  const drawing = (drawn: readonly Panel[]): Drawing => ({
    panels: drawn,
    grading: { across, beyond: across },
    tilt: -0.3,
    warp: 4,
    detail: { x: 400, y: 270, width: 290 },
  });
  return {
    front: (tailor) => drawing(panels(tailor, sleeves, "front")),
    back: (tailor) => drawing(panels(tailor, sleeves, "back")),
  };
}

export const sheathDress: Cuts<"sheath-dress"> = {
  "cap-sleeve": cut(capSleeves, 1.02),
  "long-sleeve": cut(longSleeves, 1),
};
