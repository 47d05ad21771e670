import { band as strip, bothSides, leftSide, puff, rightSide, shadow } from "../tailor/index.ts";
import type { Drawing, Fabric, HalfPattern, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bodiceBlock, roundNeck, veeNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { bodyFolds } from "./parts/body-folds.ts";
import { neckInside, neckbandPanel, type Neckband } from "./parts/neckband.ts";
import { spaced } from "./parts/placket.ts";
import { knitFuzz, ribCuff, ribHem } from "./parts/rib.ts";
import { armholeSeam, sleevePanel, sleevePattern, softWear, type SleeveMeasures } from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";
import { trace, type Trace } from "./parts/trace.ts";

interface CardiganPattern {
  readonly body: BodyMeasures;
  readonly sleeve: SleeveMeasures;
  /** Depth of the neckline; the front closes below it. */
  readonly depth: number;
  readonly vee: boolean;
  readonly band: number;
  readonly rib: number;
  readonly buttons: readonly [count: number, radius: number];
  readonly pockets: boolean;
}

const neckline = ({ body, depth, vee }: CardiganPattern): Trace =>
  (vee ? veeNeck : roundNeck)(body.neck, body.top, depth);

function sleeves(tailor: Tailor, rib: Fabric, { body, sleeve, rib: deep }: CardiganPattern): Panel[] {
  const pattern = sleevePattern(body, sleeve);
  return bothSides((half) => [
    sleevePanel(tailor, half, pattern, { height: 5.4, count: 7, rough: knitFuzz, round: 1.15 }),
    ribCuff(tailor, half, pattern, rib, Math.min(52, deep)),
  ]);
}

function half(tailor: Tailor, pattern: CardiganPattern, { side, path }: HalfPattern): Panel {
  const { body } = pattern;
  const block = bodiceBlock(body);
  const foot = body.hemAt + (body.dip ?? 6);
  const [x, y] = neckline(pattern).start;
  const close = (edge: Trace, to: number): string => edge.line(x + 8, to).line(x + 8, y).closed;
  return {
    outline: path(close(neckline(pattern).joined(block.edge), foot)),
    puffOutline: path(
      neckline(pattern)
        .joined(block.past)
        .line(480, body.hemAt + 120)
        .line(480, y).closed,
    ),
    fabric: tailor.cloth,
    puff: [puff(24, 12), puff(8, 3)],
    edge: puff(2, 1.4),
    folds: bodyFolds(tailor.random, body, { height: 4.8, hanging: 5 }),
    crumples: softWear,
    grain: { x: 400, y: 150 },
    shadow: shadow(8, 2, 4, 0.4),
    rough: knitFuzz,
    seams: [armholeSeam(path(block.armhole.path), side)],
  };
}

/** The ribbed band along the front and, below a V, around the neck. */
function frontBand(pattern: CardiganPattern, rib: Fabric, { side, path }: HalfPattern): Panel {
  const { body, band: width, rib: deep, vee, depth } = pattern;
  const foot = body.hemAt + (body.dip ?? 6) + deep - 2;
  const start = body.top + depth;
  const down = trace(400, foot).line(400, start - (vee ? 0 : 2));
  const line = vee ? down.joined(neckline(pattern)) : down;
  return {
    outline: strip(path(line.path), width),
    fabric: rib,
    puff: puff(width * 0.45, width * 0.2),
    edge: puff(2.2, 1.5),
    grain: { angle: side * 0.02, x: 400, y: 150 },
    shadow: shadow(5, 2 + side, 3, 0.42),
    rough: knitFuzz,
  };
}

function pockets(tailor: Tailor, rib: Fabric, { body }: CardiganPattern): Panel[] {
  const y = body.hemAt - 196;
  return bothSides(({ path }) => [
    {
      outline: path(`M256 ${y}L350 ${y}L350 ${y + 118}L254 ${y + 118}Z`),
      puffOutline: path(`M256 ${y - 60}L350 ${y - 60}L350 ${y + 118}L254 ${y + 118}Z`),
      fabric: tailor.cloth,
      puff: puff(9, 4),
      edge: puff(2.2, 1.6),
      shadow: shadow(6, 2, 4, 0.44),
      grain: { x: 400, y: 150 },
      rough: knitFuzz,
    },
    {
      outline: path(`M254 ${y - 8}L352 ${y - 8}L352 ${y + 18}L254 ${y + 18}Z`),
      fabric: rib,
      puff: puff(7, 4),
      edge: puff(2.2, 1.4),
      shadow: shadow(4, 1, 3, 0.4),
      rough: knitFuzz,
    },
  ]);
}

function front(tailor: Tailor, pattern: CardiganPattern): Panel[] {
  const rib = tailor.trim("rib");
  const { body, depth, vee, band: width, buttons, rib: deep } = pattern;
  const [count, radius] = buttons;
  const neck: Neckband = { depth, width, vee, fabric: rib };
  return [
    ...neckInside(tailor, body, neck),
    ...sleeves(tailor, rib, pattern),
    half(tailor, pattern, rightSide),
    half(tailor, pattern, leftSide),
    ribHem(body, rib, deep),
    ...(pattern.pockets ? pockets(tailor, rib, pattern) : []),
    ...(vee ? [] : [neckbandPanel(body, { ...neck, width: 18, rough: knitFuzz })]),
    frontBand(pattern, rib, rightSide),
    frontBand(pattern, rib, leftSide),
    ...spaced(count, body.top + depth + (vee ? 16 : 10), body.hemAt + deep - 22).flatMap((y) =>
      tailor.button(400, y, radius),
    ),
  ];
}

function back(tailor: Tailor, pattern: CardiganPattern): Panel[] {
  const rib = tailor.trim("rib");
  const { body, band: width, rib: deep } = pattern;
  return [
    ...sleeves(tailor, rib, pattern),
    torsoPanel(tailor, body, {
      neckline: roundNeck(body.neck, body.top, 16),
      folds: { height: 4.8, hanging: 5 },
      rough: knitFuzz,
    }),
    ribHem(body, rib, deep),
    neckbandPanel(body, { depth: 16, width: width * 0.8, fabric: rib, rough: knitFuzz }),
  ];
}

function cut(pattern: CardiganPattern, scale: number): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across: scale, down: scale },
    tilt: -0.4,
    warp: 5,
    fill: { width: 0.84 },
    detail: { x: 400, y: 300, width: 320 },
  });
  return {
    front: (tailor) => drawing(front(tailor, pattern)),
    back: (tailor) => drawing(back(tailor, pattern)),
  };
}

const hip: BodyMeasures = {
  top: 160,
  neck: 64,
  shoulder: 150,
  slope: 36,
  chest: 172,
  armpit: 336,
  hem: 170,
  hemAt: 566,
  dip: 8,
};
const sleeve: SleeveMeasures = { length: 352, spread: 0.31, opening: 80, head: 14, bow: 12 };

export const cardigan: Cuts<"cardigan"> = {
  "v-neck": cut(
    { body: hip, sleeve, depth: 170, vee: true, band: 28, rib: 56, buttons: [5, 9.5], pockets: false },
    1.2,
  ),
  long: cut(
    {
      body: { ...hip, shoulder: 156, chest: 174, hem: 178, hemAt: 806, hip: [176, 640] },
      sleeve: { ...sleeve, length: 362, opening: 84 },
      depth: 270,
      vee: true,
      band: 36,
      rib: 48,
      buttons: [5, 11],
      pockets: true,
    },
    1.05,
  ),
  cropped: cut(
    {
      body: { ...hip, shoulder: 140, chest: 166, hem: 158, hemAt: 452 },
      sleeve: { ...sleeve, length: 312, spread: 0.29, opening: 84 },
      depth: 56,
      vee: false,
      band: 26,
      rib: 48,
      buttons: [7, 7.5],
      pockets: false,
    },
    1.25,
  ),
};
