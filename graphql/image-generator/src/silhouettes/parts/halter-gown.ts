import {
  band,
  bothSides,
  crumple,
  flutes,
  fold,
  gathers,
  groove,
  placed,
  puff,
  shadow,
  smooth,
  wrongSide,
} from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import { bow } from "./bow.ts";
import { trace, type Trace } from "./trace.ts";

const drape = [crumple(2, 54, 240, 0.1), crumple(1.1, 26, 70, -0.4, { seed: 4 })];
const waist: readonly [half: number, y: number] = [112, 372];
const hem: readonly [half: number, y: number] = [236, 1040];

const side = trace(272, 268).curve(284, 310, 286, 340, 400 - waist[0], waist[1]);
/** Front: two gathered halves up to the neck, with a deep V between them. */
const frontTop = trace(400, 330)
  .curve(388, 262, 370, 186, 358, 120)
  .line(326, 116)
  .curve(318, 176, 300, 232, 272, 268);
/** Back: bare to below the shoulder blades. */
const backTop = trace(400, 300).curve(358, 300, 308, 290, 272, 268);

const skirtHalf: Trace = trace(400, waist[1] - 4)
  .line(400 - waist[0] - 1, waist[1] - 4)
  .curve(270, 450, 232, 620, 206, 800)
  .curve(190, 900, 176, 980, 400 - hem[0], hem[1]);
const foot: Trace = trace(400 - hem[0], hem[1])
  .curve(220, 1056, 252, 1046, 282, 1056)
  .curve(318, 1066, 356, 1054, 400, 1060);

const skirt = (tailor: Tailor): Panel => ({
  outline: skirtHalf.joined(foot).onTheFold,
  puffOutline: skirtHalf.line(140, 1180).line(400, 1180).onTheFold,
  fabric: tailor.cloth,
  puff: [puff(24, 13), puff(8, 3)],
  edge: puff(2.2, 1.5),
  folds: [
    ...gathers(tailor.random, 16, `M${400 - waist[0]} 376L${400 + waist[0]} 376`, 1.57, 150, {
      height: 4.4,
      width: [3, 12],
      spread: -0.4,
    }),
    ...flutes(tailor.random, 11, {
      top: [296, 504, 384],
      bottom: [182, 618, 1040],
      height: 9,
      width: [5, 24],
      start: 0.35,
    }),
  ],
  crumples: drape,
  grain: { x: 400, y: 380 },
  shadow: shadow(9, 3, 6, 0.45),
  seams: [groove(foot.across, 9, { width: 0.9, depth: 0.8, pucker: 0.5 })],
});

const waistband = (tailor: Tailor): Panel => ({
  outline: "M286 362C330 370 470 370 514 362L515 390C470 398 330 398 285 390Z",
  fabric: tailor.cloth,
  puff: puff(8, 5),
  edge: puff(2, 1.3),
  grain: { angle: Math.PI / 2 },
  shadow: shadow(6, 1, 4, 0.45),
  folds: [fold("M300 374C360 382 440 382 500 374", 5, 1.6)],
});

function bodice(tailor: Tailor, top: Trace, front: boolean): Panel {
  const neckGathers = bothSides(({ path, side: which }) => {
    const folds = gathers(tailor.random, 6, path("M328 120L357 124"), which === 1 ? 1.75 : 1.39, 150, {
      height: 4,
      width: [2, 10],
      spread: -0.4 * which,
    });
    return [{ outline: "", fabric: tailor.cloth, folds }];
  }).flatMap((panel) => panel.folds ?? []);
  return {
    outline: top.joined(side).line(400, 380).onTheFold,
    puffOutline: top.joined(side).line(288, 470).line(400, 470).onTheFold,
    fabric: tailor.cloth,
    puff: [puff(18, 11), puff(7, 3)],
    edge: puff(2, 1.4),
    folds: [
      ...(front ? neckGathers : []),
      ...gathers(tailor.random, 12, "M292 366L508 366", -1.57, 80, {
        height: 3.6,
        width: [3, 10],
        spread: 0.5,
      }),
    ],
    crumples: drape,
    grain: { x: 400, y: 120 },
    shadow: shadow(8, 3, 5, 0.45),
    seams: [groove(top.across, 5, { width: 0.8, depth: 0.6, pucker: 0.3 })],
  };
}

/** The ribbon around the neck. */
const neckRibbon = (tailor: Tailor): Panel => ({
  outline:
    "M322 122C330 104 362 94 400 93C438 94 470 104 478 122L443 126C432 114 416 110 400 110C384 110 368 114 357 126Z",
  fabric: tailor.cloth,
  puff: puff(7, 4),
  edge: puff(1.8, 1.2),
  grain: { angle: Math.PI / 2 },
  shadow: shadow(5, 1, 3, 0.42),
});

export function halterPanels(tailor: Tailor, view: "front" | "back"): Panel[] {
  const inner = wrongSide(tailor.cloth, 0.3);
  if (view === "front")
    return [
      {
        outline: backTop.line(290, 360).line(400, 372).onTheFold,
        fabric: inner,
        tone: 0.56,
        shade: (_, y) => 1 - 0.2 * smooth(290, 350, y),
      },
      skirt(tailor),
      neckRibbon(tailor),
      ...tailor.label(400, 95, { width: 38, height: 13, tone: 0.9 }),
      bodice(tailor, frontTop, true),
      waistband(tailor),
    ];
  return [
    {
      outline: frontTop.joined(side).line(400, 380).onTheFold,
      fabric: inner,
      tone: 0.6,
      folds: gathers(tailor.random, 8, "M330 122L470 122", 1.57, 120, {
        height: 3,
        width: [3, 10],
        spread: -0.6,
      }),
    },
    skirt(tailor),
    bodice(tailor, backTop, false),
    waistband(tailor),
    neckRibbon(tailor),
    tail(tailor, "M396 104C388 150 384 190 380 236"),
    tail(tailor, "M406 104C412 152 420 186 428 226"),
    ...placed(bow(tailor.cloth).slice(2), { dx: -75, dy: -303, cx: 475, cy: 405, scale: 0.86 }),
  ];
}

const tail = (tailor: Tailor, path: string): Panel => ({
  outline: band(path, 11, 17),
  fabric: tailor.cloth,
  puff: puff(5, 4),
  edge: puff(1.6, 1.2),
  shadow: shadow(7, 4, 6, 0.45),
});
