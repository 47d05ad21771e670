import {
  band,
  bothSides,
  crumple,
  ellipse,
  groove,
  lettering,
  puff,
  ring,
  shadow,
  smooth,
  stitch,
} from "../tailor/index.ts";
import type { Contact, Drawing, Panel, Relief, Seam, StitchOptions, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";

const body =
  "M214 424C330 416 470 416 586 424C598 426 604 434 606 446C614 550 622 680 628 776C628 794 620 804 602 806C470 814 330 814 198 806C180 804 172 794 172 776C178 680 186 550 194 446C196 434 202 426 214 424Z";
const bodySeam =
  "M196 450C186 560 178 680 173 776C172 794 180 804 198 806C330 814 470 814 602 806C620 804 628 794 628 776C622 680 614 560 604 450";
const gusset =
  "M206 430C330 408 470 408 594 430C612 440 622 452 626 470C636 560 646 680 650 780C650 800 636 810 618 812L182 812C164 810 150 800 150 780C154 680 164 560 174 470C178 452 188 440 206 430Z";
const flapEdge =
  "M189 438L186 534C186 564 200 578 226 586C280 602 340 612 400 612C460 612 520 602 574 586C600 578 614 564 614 534L611 438";
const flap = `M208 416C330 404 470 404 592 416C604 418 610 426 611 438L614 534C614 564 600 578 574 586C520 602 460 612 400 612C340 612 280 602 226 586C200 578 186 564 186 534L189 438C190 426 196 418 208 416Z`;
const handle = "M296 432C292 330 322 214 400 208C478 214 508 330 504 432";

/** The front bulges: its edges are lower than its middle. */
const bulge: Relief = (x, y) => -(((x - 400) / 220) ** 2) * 16 - ((y - 620) / 230) ** 2 * 12;

const contacts: readonly Contact[] = [
  { x: 400, y: 812, rx: 250, ry: 12, strength: 0.62, blur: 7 },
  { x: 412, y: 818, rx: 290, ry: 26, strength: 0.42, blur: 26 },
  { x: 440, y: 826, rx: 340, ry: 40, strength: 0.25, blur: 60 },
];

const saddle = (tailor: Tailor, path: string, offset: number, options: StitchOptions = {}): Seam =>
  stitch(path, offset, tailor.thread, { width: 1.5, length: 5.4, gap: 2.6, bump: 1.2, ...options });

const shell = (tailor: Tailor): Panel[] => [
  {
    outline: band(handle, 22).map((points) => points.map(([x, y]) => [x + 14, y - 8] as const)),
    fabric: tailor.cloth,
    tone: 0.6,
    puff: puff(11, 12),
  },
  { outline: gusset, fabric: tailor.cloth, tone: 0.55, puff: puff(18, 12) },
  {
    outline: body,
    fabric: tailor.cloth,
    puff: [puff(20, 12), puff(7, 3)],
    relief: bulge,
    shadow: shadow(6, 2, 2, 0.5),
    crumples: [crumple(0.9, 110, 90)],
    seams: [saddle(tailor, bodySeam, -9), groove(bodySeam, -14, { width: 1.4, depth: 0.8 })],
  },
];

const flapPanel = (tailor: Tailor): Panel => ({
  outline: flap,
  fabric: tailor.cloth,
  puff: [puff(16, 9), puff(6, 3)],
  edge: puff(2.4, 1.6),
  relief: (x, y, noise) => bulge(x, y, noise) * 0.8 - 14 * smooth(450, 400, y) ** 2,
  shadow: shadow(13, 5, 11, 0.62),
  crumples: [crumple(0.9, 110, 90, 0, { seed: 4 })],
  seams: [saddle(tailor, flapEdge, 9)],
});

const tabs = (tailor: Tailor): Panel[] =>
  bothSides(({ side, path, x }) => [
    {
      outline: path(
        "M279 440C279 432 284 428 290 428L302 428C308 428 313 432 313 440L311 486C308 498 284 498 281 486Z",
      ),
      fabric: tailor.cloth,
      puff: puff(7, 5),
      edge: puff(1.6, 1.2),
      shadow: shadow(6, 2, 4, 0.55),
      seams: [saddle(tailor, path("M279 436L281 486C284 498 308 498 311 486L313 436"), 4.4 * -side)],
    },
    {
      anchor: [x(296), 480],
      outline: ellipse(x(296), 480, 4.4),
      fabric: tailor.metal,
      puff: puff(2, 2),
      shadow: shadow(2, 0.6, 1, 0.6),
    },
  ]);

const topHandle = (tailor: Tailor): Panel[] => [
  {
    outline: band(handle, 25),
    fabric: tailor.cloth,
    puff: puff(12, 14),
    shadow: shadow(9, 7, 9, 0.5),
    seams: [saddle(tailor, handle, 0, { length: 5, gap: 3, opacity: 0.9 })],
  },
  ring(296, 430, 17, 20, 6.5, tailor.metal),
  ring(504, 430, 17, 20, 6.5, tailor.metal),
  ...[296, 504].map((x): Panel => ({
    outline: `M${x - 13} 388C${x - 10} 404 ${x - 9} 412 ${x - 8} 420L${x + 8} 420C${x + 9} 412 ${x + 10} 404 ${x + 13} 388Z`,
    fabric: tailor.cloth,
    puff: puff(8, 7),
    shadow: shadow(3, 1, 3, 0.5),
  })),
];

/** A turn lock: the plate with the brand, and the bar. */
const turnLock = ({ metal, garment }: Tailor): Panel[] => [
  {
    outline:
      "M366 564C366 559 369 556 374 556L426 556C431 556 434 559 434 564L434 626C434 644 418 654 400 654C382 654 366 644 366 626Z",
    fabric: metal,
    puff: puff(5, 4),
    shadow: shadow(6, 3, 5, 0.62),
  },
  {
    outline: "M373 564L427 564L427 624C427 638 414 646 400 646C386 646 373 638 373 624Z",
    fabric: metal,
    tone: 0.93,
    puff: puff(3, -2),
    shadow: null,
    ink: [
      lettering(garment.brand.toUpperCase(), 400, 634, {
        size: 7.2,
        tracking: 0.8,
        color: "#4e3c1c",
        fit: 42,
      }),
    ],
  },
  { outline: band("M378 594L422 594", 15), fabric: metal, puff: puff(7, 9), shadow: shadow(6, 3, 5, 0.6) },
];

const feet = ({ metal }: Tailor): Panel[] =>
  [214, 586].map((x): Panel => ({
    outline: `M${x - 11} 806L${x + 11} 806L${x + 8} 817L${x - 8} 817Z`,
    fabric: metal,
    puff: puff(4, 3),
    tone: 0.8,
    shadow: null,
  }));

const front = (tailor: Tailor): Panel[] => [
  ...shell(tailor),
  flapPanel(tailor),
  ...tabs(tailor),
  ...topHandle(tailor),
  ...turnLock(tailor),
  ...feet(tailor),
];

/** The back has an open pocket instead of the flap. */
const back = (tailor: Tailor): Panel[] => [
  ...shell(tailor),
  {
    outline:
      "M204 500C330 512 470 512 596 500C604 590 612 690 616 772C616 786 610 794 596 796C470 803 330 803 204 796C190 794 184 786 184 772C188 690 196 590 204 500Z",
    fabric: tailor.cloth,
    puff: [puff(14, 6), puff(5, 2)],
    edge: puff(2, 1.4),
    relief: bulge,
    shadow: shadow(7, 2, -3, 0.5),
    seams: [saddle(tailor, "M204 500C330 512 470 512 596 500", 7)],
  },
  ...tabs(tailor),
  ...topHandle(tailor),
  ...feet(tailor),
];

/** The mini bag is squatter and appears smaller in the image. */
function cut(mini: boolean): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: mini
      ? {
          across: 0.92,
          lengths: [
            [0, 60],
            [208, 268],
            [440, 440],
            [812, 700],
          ],
        }
      : {},
    warp: 2.2,
    fill: mini ? { width: 0.56, height: 0.6 } : { width: 0.7, height: 0.72 },
    shadow: 0.22,
    standsAt: 812,
    contacts,
    detail: { x: 400, y: 600, width: 224 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

export const structuredBag: Cuts<"structured-bag"> = { "top-handle": cut(false), mini: cut(true) };
