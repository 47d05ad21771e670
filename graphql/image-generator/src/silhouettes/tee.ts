import { bothSides, groove, stitch } from "../tailor/index.ts";
import type { Drawing, HalfPattern, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bodiceBlock, type BodyMeasures } from "./parts/bodice-block.ts";
import { neckInside, neckbandPanel, necklineOf, type Neckband } from "./parts/neckband.ts";
import { acrossSleeve, sleevePanel, sleevePattern, type SleeveMeasures } from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";

interface TeePattern {
  readonly body: BodyMeasures;
  readonly sleeve: SleeveMeasures;
  readonly depth: number;
  readonly vee: boolean;
}

const relaxed: BodyMeasures = {
  top: 150,
  neck: 66,
  shoulder: 146,
  slope: 30,
  chest: 170,
  armpit: 316,
  waist: [164, 450],
  hem: 172,
  hemAt: 596,
  dip: 9,
};

/** The two rows of a coverstitched hem. */
const coverstitch = (tailor: Tailor, path: string, offset: number): Seam[] => [
  groove(path, offset, { width: 0.9, depth: 0.7, pucker: 0.45 }),
  ...[0, 3].map((by) =>
    stitch(path, offset + Math.sign(offset || 1) * by, tailor.thread, {
      width: 0.7,
      length: 2.6,
      gap: 1.2,
      opacity: 0.4,
      bump: 0.5,
    }),
  ),
];

const sleeves = (tailor: Tailor, { body, sleeve }: TeePattern): Panel[] => {
  const pattern = sleevePattern(body, sleeve);
  return bothSides((half: HalfPattern) => [
    sleevePanel(tailor, half, pattern, {
      height: 3.8,
      count: sleeve.length > 200 ? 6 : 2,
      cuff: sleeve.length > 200,
      seams: coverstitch(tailor, half.path(acrossSleeve(pattern, -13)), 0),
    }),
  ]);
};

const torso = (tailor: Tailor, { body }: TeePattern, band: Neckband): Panel =>
  torsoPanel(tailor, body, {
    neckline: necklineOf(body, band),
    folds: { height: 4.2, hanging: 4 },
    seams: coverstitch(tailor, bodiceBlock(body).hem.across, 13),
  });

function band(tailor: Tailor, { depth, vee }: TeePattern): Neckband {
  return {
    depth,
    vee,
    width: 15,
    fabric: { ...tailor.trim("rib"), weaveSize: 0.2, weaveDepth: 0.35 },
    seams: (edge) => [
      stitch(edge, -2.4, tailor.thread, { width: 0.7, length: 2.4, gap: 1.2, opacity: 0.35 }),
    ],
  };
}

function front(tailor: Tailor, pattern: TeePattern): Panel[] {
  const rib = band(tailor, pattern);
  return [
    ...neckInside(tailor, pattern.body, rib),
    ...sleeves(tailor, pattern),
    torso(tailor, pattern, rib),
    neckbandPanel(pattern.body, rib),
  ];
}

function back(tailor: Tailor, pattern: TeePattern): Panel[] {
  const rib = { ...band(tailor, pattern), depth: 16, vee: false };
  return [...sleeves(tailor, pattern), torso(tailor, pattern, rib), neckbandPanel(pattern.body, rib)];
}

function cut(pattern: TeePattern): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across: 1.2, down: 1.2 },
    tilt: 0.4,
    warp: 5,
    fill: { width: 0.82 },
    detail: { x: 400, y: 260, width: 300 },
  });
  return {
    front: (tailor) => drawing(front(tailor, pattern)),
    back: (tailor) => drawing(back(tailor, pattern)),
  };
}

const short: SleeveMeasures = { length: 122, spread: 0.62, opening: 122, head: 14, bow: 4 };

export const tee: Cuts<"tee"> = {
  crew: cut({ body: relaxed, sleeve: short, depth: 62, vee: false }),
  "v-neck": cut({
    body: { ...relaxed, neck: 70, shoulder: 140, chest: 164, waist: [152, 450], hem: 164 },
    sleeve: { ...short, opening: 112 },
    depth: 124,
    vee: true,
  }),
  "long-sleeve": cut({
    body: { ...relaxed, chest: 164, shoulder: 140, waist: [154, 450], hem: 164 },
    sleeve: { length: 404, spread: 0.33, opening: 74, head: 16, bow: 10 },
    depth: 54,
    vee: false,
  }),
};
