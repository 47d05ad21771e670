import { flutes, gathers, groove, placed, puff, shadow, smooth } from "../tailor/index.ts";
import type { Drawing, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { bow } from "./parts/bow.ts";
import { spaced } from "./parts/placket.ts";
import { puffSleeves } from "./parts/puff-sleeve.ts";
import { shirtSleeves } from "./parts/shirt-sleeve.ts";
import { sleevePattern, softWear } from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";
import { trace, type Trace } from "./parts/trace.ts";

const tied: BodyMeasures = {
  top: 160,
  neck: 54,
  shoulder: 142,
  slope: 34,
  chest: 172,
  armpit: 332,
  waist: [166, 480],
  hem: 180,
  hemAt: 600,
  dip: 12,
};
const fullSleeve = sleevePattern(tied, { length: 372, spread: 0.33, opening: 112, head: 22, bow: 18 });

const hemSeam = (body: BodyMeasures): Seam =>
  groove(bodiceBlock(body).hem.across, 10, { width: 0.9, depth: 0.8, pucker: 0.45 });

/** A band around the neck whose ends are tied in a bow. */
function standBand(tailor: Tailor, depth: number): Panel {
  const { neck, top } = tied;
  const inner = roundNeck(neck - 6, top - 12, depth);
  const outer = roundNeck(neck + 11, top + 5, depth + 12);
  return {
    outline: outer.joined(inner.reversed).onTheFold,
    fabric: tailor.cloth,
    puff: puff(9, 5),
    edge: puff(2, 1.3),
    grain: { angle: Math.PI / 2 },
    shadow: shadow(5, 1, 3, 0.42),
    folds: gathers(tailor.random, 6, outer.across, -1.57, 16, { height: 1.6, width: [3, 6] }),
  };
}

const bandInside = (tailor: Tailor): Panel[] => [
  {
    outline: roundNeck(tied.neck - 4, tied.top - 14, 4)
      .line(350, 214)
      .line(400, 224).onTheFold,
    fabric: tailor.cloth,
    tone: 0.6,
    shade: (_, y) => 1 - 0.3 * smooth(160, 205, y),
    edge: puff(2, 1.2),
  },
  ...tailor.label(400, 160, { width: 40, height: 14, tone: 0.82 }),
];

function tieNeck(tailor: Tailor, view: "front" | "back"): Panel[] {
  const front = view === "front";
  const neckline = roundNeck(tied.neck, tied.top, front ? 46 : 14);
  const below = gathers(tailor.random, 12, neckline.across, 1.57, 120, {
    height: 3.6,
    width: [3, 12],
    spread: -0.7,
  });
  return [
    ...(front ? bandInside(tailor) : []),
    ...shirtSleeves(tailor, fullSleeve, {
      cuff: 40,
      snug: 0.66,
      gathered: 10,
      height: 5.6,
      crumples: softWear,
      button: front,
    }),
    torsoPanel(tailor, tied, {
      neckline,
      folds: { height: 5, hanging: 7, chest: false },
      moreFolds: below,
      seams: [
        hemSeam(tied),
        ...(front
          ? []
          : [groove("M400 176C401 200 401 226 400 262", 0, { width: 1.6, depth: 2, pucker: 0.3 })]),
      ],
    }),
    standBand(tailor, front ? 44 : 14),
    ...(front
      ? placed(bow(tailor.cloth), { dx: -75, dy: -183, cx: 475, cy: 405, scale: 1.28 })
      : tailor.shirtButton(400, 180, 4.5)),
  ];
}

const puffed: BodyMeasures = {
  top: 190,
  neck: 92,
  shoulder: 134,
  slope: 9,
  chest: 158,
  armpit: 338,
  waist: [132, 496],
  hem: 132,
  hemAt: 496,
  dip: 4,
};
const squareNeck = (depth: number): Trace => {
  const x = 400 - puffed.neck;
  return trace(400, puffed.top + depth)
    .line(x + 12, puffed.top + depth - 4)
    .curve(x + 6, puffed.top + depth * 0.6, x + 2, puffed.top + depth * 0.3, x, puffed.top);
};

/** The flounce below the waist seam. */
function peplum(tailor: Tailor): Panel {
  const half = trace(400, 484).line(267, 484).curve(258, 520, 236, 570, 222, 606);
  const hem = trace(222, 606).curve(276, 624, 340, 630, 400, 630);
  return {
    outline: half.joined(hem).onTheFold,
    puffOutline: half.line(200, 760).line(400, 760).onTheFold,
    fabric: tailor.cloth,
    puff: puff(20, 11),
    edge: puff(2, 1.3),
    folds: [
      ...gathers(tailor.random, 16, "M268 492L532 492", 1.57, 70, { height: 4, width: [3, 9], spread: -0.5 }),
      ...flutes(tailor.random, 7, {
        top: [274, 526, 496],
        bottom: [236, 564, 624],
        height: 7,
        width: [5, 16],
      }),
    ],
    crumples: softWear,
    grain: { x: 400, y: 150 },
    seams: [groove(hem.across, 9, { width: 0.9, depth: 0.8, pucker: 0.5 })],
  };
}

function puffSleeve(tailor: Tailor, view: "front" | "back"): Panel[] {
  const front = view === "front";
  const neckline = squareNeck(front ? 92 : 40);
  return [
    ...(front
      ? [
          {
            outline: squareNeck(40).line(300, 300).line(400, 310).onTheFold,
            fabric: tailor.cloth,
            tone: 0.56,
            shade: (_: number, y: number) => 1 - 0.3 * smooth(226, 280, y),
            edge: puff(2, 1.2),
          },
          ...tailor.label(400, 236, { width: 40, height: 14, tone: 0.8 }),
        ]
      : []),
    ...puffSleeves(tailor, puffed),
    peplum(tailor),
    torsoPanel(tailor, puffed, {
      neckline,
      folds: { height: 3.6, hanging: 0, chest: front },
      moreFolds: [
        ...gathers(tailor.random, 10, "M290 488L510 488", -1.57, 70, {
          height: 3,
          width: [3, 9],
          spread: 0.3,
        }),
        ...gathers(tailor.random, 8, `M330 ${front ? 284 : 234}L470 ${front ? 284 : 234}`, 1.57, 64, {
          height: 3,
          width: [3, 9],
        }),
      ],
      seams: [groove(neckline.across, 5, { width: 0.9, depth: 0.7, pucker: 0.4 })],
    }),
    ...(front ? spaced(5, 306, 474).flatMap((y) => tailor.shirtButton(400, y, 5)) : []),
  ];
}

function cut(draw: (tailor: Tailor, view: "front" | "back") => Panel[], y: number): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across: 1.2, down: 1.2 },
    tilt: 0.4,
    warp: 5,
    fill: { width: 0.84 },
    detail: { x: 400, y, width: 300 },
  });
  return {
    front: (tailor) => drawing(draw(tailor, "front")),
    back: (tailor) => drawing(draw(tailor, "back")),
  };
}

export const blouse: Cuts<"blouse"> = { "tie-neck": cut(tieNeck, 280), "puff-sleeve": cut(puffSleeve, 300) };
