import {
  band,
  bothSides,
  crumple,
  fold,
  gathers,
  groove,
  lighten,
  puff,
  shadow,
  smooth,
} from "../tailor/index.ts";
import type { Drawing, Fold, HalfPattern, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { cupInside, cupPanel, type Cup } from "./parts/cup.ts";
import { edging } from "./parts/edging.ts";
import { hookAndEye, tinyBow } from "./parts/hook-band.ts";
import { narrowStraps } from "./parts/one-piece.ts";
import { sportsBack, sportsFront } from "./parts/sports-bra.ts";
import { strapSlides } from "./parts/straps.ts";

interface BraPattern {
  readonly cup: Cup;
  /** The left cup's upper edges: from the strap to the center, and from the strap to the side. */
  readonly neckline: string;
  readonly armhole: string;
  /** The band below, and the wire or seam between them. */
  readonly band: string;
  readonly wire: string;
  /** The lower edge, from side to side. */
  readonly wing: string;
  readonly strap: string;
  readonly backStrap: string;
  readonly strapWidth: number;
  /** Where the band ends on the left. */
  readonly from: number;
  /** Top and bottom of the band at the back. */
  readonly behind: readonly [top: number, bottom: number];
}

const tShirt: BraPattern = {
  cup: {
    outline:
      "M276 318C312 342 350 372 390 430C390 458 384 478 372 494C350 520 318 534 280 532C234 530 196 506 182 462C178 440 180 424 188 408C222 392 250 362 264 318C267 314 273 314 276 318Z",
    centre: [284, 440],
    radius: [112, 112],
    height: 50,
  },
  neckline: "M274 316C312 342 350 372 390 430",
  armhole: "M266 316C250 362 222 392 186 408",
  band: "M160 418C170 414 180 408 188 404L300 470L400 430L500 470L612 404C620 408 630 414 640 418L636 492C560 556 470 560 400 536C330 560 240 556 164 492Z",
  wire: "M183 424C176 496 232 540 284 540C340 540 388 500 392 428",
  wing: "M164 492C240 556 330 560 400 536C470 560 560 556 636 492",
  strap: "M270 320C274 252 292 190 322 156C330 146 339 148 339 162",
  backStrap: "M337 156C343 220 340 320 330 440",
  strapWidth: 13,
  from: 162,
  behind: [396, 466],
};

const bralette: BraPattern = {
  cup: {
    outline:
      "M290 300C318 350 352 400 396 446L392 520C330 532 256 528 186 508C190 480 196 458 206 440C242 410 268 360 280 300C283 296 287 296 290 300Z",
    centre: [292, 450],
    radius: [110, 118],
    height: 28,
  },
  neckline: "M288 298C318 350 352 400 396 446",
  armhole: "M282 298C268 360 242 410 204 440",
  band: "M186 504C256 526 340 530 400 516C460 530 544 526 614 504L618 556C544 578 460 582 400 572C340 582 256 578 182 556Z",
  wire: "M186 508C256 528 340 530 400 518",
  wing: "M182 556C256 578 340 582 400 572C460 582 544 578 618 556",
  strap: "M285 302C290 240 306 190 329 156C336 146 344 148 344 162",
  backStrap: "M342 156C347 240 342 380 334 508",
  strapWidth: 8,
  from: 182,
  behind: [506, 556],
};

const isFine = (tailor: Tailor): boolean => ["lace", "satin", "mesh"].includes(tailor.garment.cloth);

/** Soft cups are slightly gathered from below; molded ones are smooth. */
const softFolds = (tailor: Tailor, { side, path }: HalfPattern): Fold[] => [
  ...gathers(tailor.random, 9, path("M206 512C256 524 330 526 386 518"), -Math.PI / 2 + 0.1 * side, 70, {
    height: 2.6,
    width: [3, 9],
    spread: 0.7 * side,
  }),
  fold(path("M222 448C256 440 300 440 352 452"), [6, 12], 2, { taper: [0.3, 0.5] }),
];

function bandPanel(tailor: Tailor, pattern: BraPattern): Panel {
  return {
    outline: pattern.band,
    fabric: tailor.cloth,
    puff: [puff(12, 5), puff(5, 2)],
    edge: puff(1.8, 1.2),
    crumples: [crumple(1, 30, 40)],
    grain: { x: 400, y: 300 },
    folds: [
      fold("M190 440C194 470 196 490 200 520", [5, 9], 2, { taper: [0.3, 0.3] }),
      fold("M610 440C606 470 604 490 600 520", [5, 9], 2, { taper: [0.3, 0.3] }),
    ],
    shadow: shadow(7, 2, 4, 0.42),
  };
}

/** The back half of the band and its straps, which are underneath. */
function behind(tailor: Tailor, pattern: BraPattern): Panel[] {
  const [top, bottom] = pattern.behind;
  const end = pattern.from + 8;
  return [
    ...narrowStraps(tailor, pattern.backStrap, pattern.strapWidth, 0.74),
    {
      outline: `M${end} ${top + 4}C260 ${top - 12} 330 ${top + 6} 400 ${top + 6}C470 ${top + 6} 540 ${top - 12} ${800 - end} ${top + 4}L${800 - end} ${bottom - 10}C540 ${bottom} 260 ${bottom} ${end} ${bottom - 10}Z`,
      fabric: { ...tailor.plain, gloss: 0, glint: 0 },
      tone: 0.66,
      shade: (x) => 1 - 0.25 * smooth(60, 20, Math.abs(x - 400)),
      edge: puff(2, 1.2),
    },
    ...tailor.label(400, pattern.behind[0] + 10, { width: 30, height: 11, tone: 0.8 }),
  ];
}

function front(tailor: Tailor, pattern: BraPattern, soft: boolean): Panel[] {
  const fine = isFine(tailor);
  const top = { width: 7, scallop: fine ? 3.4 : 0 };
  return [
    ...behind(tailor, pattern),
    bandPanel(tailor, pattern),
    ...bothSides((half) => [
      cupPanel(
        tailor,
        {
          ...pattern.cup,
          ...(soft ? { folds: softFolds(tailor, half) } : {}),
          seams: soft
            ? [
                groove(half.path("M284 300C276 380 282 460 296 526"), 0, {
                  width: 1.1,
                  depth: 1,
                  pucker: 0.3,
                }),
              ]
            : [],
        },
        half,
      ),
      edging(tailor, half.path(pattern.neckline), { ...top, side: half.side }),
      edging(tailor, half.path(pattern.armhole), { width: 7, side: half.side === 1 ? -1 : 1 }),
      ...(soft ? [] : [casing(tailor, half.path(pattern.wire))]),
    ]),
    edging(tailor, pattern.wing, { width: 10, side: -1, scallop: fine ? 3 : 0 }),
    ...narrowStraps(tailor, pattern.strap, pattern.strapWidth),
    ...strapSlides(...slideAt(pattern), tailor.metal),
    ...(fine || !soft ? tinyBow(400, soft ? 522 : 446, lighten(tailor.garment.shade.hex, 0.86)) : []),
  ];
}

const slideAt = ({ strapWidth }: BraPattern): [number, number] => (strapWidth > 10 ? [285, 236] : [298, 226]);

/** The channel for the wire. */
const casing = (tailor: Tailor, path: string): Panel => ({
  outline: band(path, 8),
  fabric: tailor.plain,
  puff: puff(3, 2.2),
  edge: puff(1.2, 0.8),
  shadow: shadow(2.5, 0.6, 1.2, 0.35),
});

function back(tailor: Tailor, pattern: BraPattern): Panel[] {
  const [top, bottom] = pattern.behind;
  return [
    ...narrowStraps(tailor, pattern.strap, pattern.strapWidth, 0.78),
    { ...bandPanel(tailor, pattern), tone: 0.72, folds: [] },
    ...bothSides((half) => [cupInside(tailor, pattern.cup, half)]),
    {
      outline: `M164 ${top - 6}C220 ${top - 4} 290 ${top} 322 ${top - 6}C350 ${top + 4} 450 ${top + 4} 478 ${top - 6}C510 ${top} 580 ${top - 4} 636 ${top - 6}L634 ${bottom + 4}C560 ${bottom + 14} 240 ${bottom + 14} 166 ${bottom + 4}Z`,
      fabric: tailor.cloth,
      puff: [puff(14, 6), puff(5, 2)],
      edge: puff(1.8, 1.3),
      crumples: [crumple(1, 30, 40)],
      shadow: shadow(7, 2, 4, 0.45),
      grain: { x: 400, y: 300 },
    },
    ...hookAndEye(tailor, top + 2, bottom - top + 8),
    ...narrowStraps(tailor, pattern.backStrap.replace(/\d+$/, String(top + 6)), pattern.strapWidth),
    ...strapSlides(338, 300, tailor.metal),
  ];
}

const drawing = (panels: readonly Panel[], detail = { x: 330, y: 440, width: 270 }): Drawing => ({
  panels,
  grading: { across: 1.04 },
  tilt: 0.4,
  warp: 5,
  fill: { width: 0.66 },
  detail,
});

const braCut = (pattern: BraPattern, soft: boolean): Cut => ({
  front: (tailor) => drawing(front(tailor, pattern, soft)),
  back: (tailor) => drawing(back(tailor, pattern)),
});

export const bra: Cuts<"bra"> = {
  "t-shirt": braCut(tShirt, false),
  bralette: braCut(bralette, true),
  sports: {
    front: (tailor) => drawing(sportsFront(tailor), { x: 376, y: 400, width: 300 }),
    back: (tailor) => drawing(sportsBack(tailor)),
  },
};
