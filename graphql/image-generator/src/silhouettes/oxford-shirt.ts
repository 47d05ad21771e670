import { fold, groove, puff, shadow } from "../tailor/index.ts";
import type { Drawing, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cuts } from "./cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { placketPanel, spaced } from "./parts/placket.ts";
import { collarInside, collarLeaves, collarOutside } from "./parts/shirt-collar.ts";
import { shirting, shirtSleeves, topstitch } from "./parts/shirt-sleeve.ts";
import { sleevePattern } from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";

const body: BodyMeasures = {
  top: 160,
  neck: 62,
  shoulder: 158,
  slope: 42,
  chest: 186,
  armpit: 350,
  waist: [180, 520],
  hem: 180,
  hemAt: 650,
  dip: 52,
};
const pattern = sleevePattern(body, { length: 396, spread: 0.3, opening: 88, head: 14, bow: 12 });
const point = 96;
const spread = 0.56;

const hemSeams = (tailor: Tailor): Seam[] => {
  const hem = bodiceBlock(body).hem.across;
  return [groove(hem, 8, { width: 0.9, depth: 0.8, pucker: 0.55 }), topstitch(tailor, hem, 7)];
};

const shoulderSeam: readonly Seam[] = [
  groove("M340 178C306 190 272 204 246 216", 0, { width: 0.9, depth: 0.9, pucker: 0.4 }),
  groove("M460 178C494 190 528 204 554 216", 0, { width: 0.9, depth: 0.9, pucker: 0.4 }),
];

/** The patch pocket on the wearer's left breast, with a pointed lower edge. */
function pocket(tailor: Tailor): Panel {
  const edge = "M454 318L454 384L488 398L522 384L522 318";
  return {
    outline: `${edge}Z`,
    puffOutline: "M454 200L454 384L488 398L522 384L522 200Z",
    fabric: tailor.cloth,
    puff: puff(6, 2),
    edge: puff(1.6, 1.1),
    shadow: shadow(4, 2, 2, 0.4),
    crumples: shirting.slice(0, 1),
    grain: { x: 400, y: 150 },
    seams: [topstitch(tailor, edge, 3), topstitch(tailor, "M455 330L521 330")],
  };
}

function front(tailor: Tailor): Panel[] {
  return [
    ...collarInside(tailor, body),
    ...shirtSleeves(tailor, pattern),
    torsoPanel(tailor, body, {
      neckline: roundNeck(body.neck, body.top, 40),
      folds: { height: 5, hanging: 6 },
      crumples: shirting,
      seams: [...hemSeams(tailor), ...shoulderSeam],
    }),
    pocket(tailor),
    placketPanel(tailor, { from: 196, to: 701, width: 26 }),
    ...spaced(6, 236, 610).flatMap((y) => tailor.shirtButton(400, y, 5.6)),
    ...collarLeaves(tailor, body, {
      point,
      spread,
      seams: (edge, side) => [topstitch(tailor, edge, -5 * side)],
    }),
    // The buttons of the button-down collar.
    ...[1, -1].flatMap((side) =>
      tailor.shirtButton(400 - side * (body.neck * spread + 3), body.top + point - 13, 4),
    ),
  ];
}

/** Box pleat and locker loop below the yoke. */
function back(tailor: Tailor): Panel[] {
  const yoke = "M257 246C320 238 480 238 543 246";
  return [
    ...shirtSleeves(tailor, pattern, { button: false }),
    torsoPanel(tailor, body, {
      neckline: roundNeck(body.neck, body.top, 14),
      folds: { height: 4.6, hanging: 4, chest: false },
      crumples: shirting,
      moreFolds: [
        fold("M386 246C384 380 376 540 370 720", [4, 14], 5, { taper: [0.02, 0.04] }),
        fold("M414 246C416 380 424 540 430 720", [4, 14], 5, { taper: [0.02, 0.04] }),
        fold("M400 246C400 340 400 420 400 520", [6, 14], -3, { taper: [0.02, 0.5] }),
      ],
      seams: [
        ...hemSeams(tailor),
        groove(yoke, 0, { width: 1, depth: 1.3, pucker: 0.4 }),
        topstitch(tailor, yoke, -4),
      ],
    }),
    {
      outline: "M393 242L407 242L406 274L394 274Z",
      fabric: tailor.cloth,
      puff: puff(3, 2.4),
      shadow: shadow(3, 1.5, 2, 0.5),
    },
    collarOutside(tailor, body, { seams: (edge) => [topstitch(tailor, edge, 5)] }),
  ];
}

const drawing = (panels: readonly Panel[]): Drawing => ({
  panels,
  grading: { across: 1.18, down: 1.18 },
  tilt: 0.4,
  warp: 5,
  fill: { width: 0.86 },
  detail: { x: 430, y: 270, width: 300 },
});

export const oxfordShirt: Cuts<"oxford-shirt"> = {
  "button-down": { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) },
};
