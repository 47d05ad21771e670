import { groove, leftSide, puff, rightSide, shadow } from "../tailor/index.ts";
import type { Drawing, HalfPattern, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { downSleeves } from "./parts/down-sleeve.ts";
import {
  channelSeams,
  puckers,
  quilted,
  rows,
  scalloped,
  swelling,
  type Channels,
} from "./parts/quilting.ts";
import { standCollar, standCollarInside } from "./parts/stand-collar.ts";
import type { SleeveMeasures } from "./parts/sleeve.ts";
import { zipFastener } from "./parts/zip-fastener.ts";

interface PufferPattern {
  readonly body: BodyMeasures;
  readonly sleeve: SleeveMeasures;
  readonly channels: Channels;
  readonly scale: number;
}

/** The left half of the body's outline below the neckline, with bulges between the rows. */
function outlineOf({ body, channels }: PufferPattern, depth: number) {
  const block = bodiceBlock(body);
  const long = body.hemAt - body.armpit;
  const places = rows(channels)
    .map((y) => (y - body.armpit) / long)
    .filter((t) => t > 0.04 && t < 0.96);
  return roundNeck(body.neck, body.top, depth)
    .joined(block.shoulder)
    .joined(block.armhole)
    .joined(scalloped(block.side, places, 7))
    .joined(block.hem);
}

function shell(tailor: Tailor, pattern: PufferPattern): Omit<Panel, "outline"> {
  const { body, channels } = pattern;
  const block = bodiceBlock(body);
  const wide = Math.max(body.chest, body.hem) + 20;
  return {
    ...quilted(tailor),
    relief: swelling(channels),
    folds: rows(channels).flatMap((y) => puckers(tailor.random, 400 - wide, 400 + wide, y, channels.pitch)),
    grain: { x: 400, y: 150 },
    seams: [
      ...channelSeams(channels, 400 - wide, 400 + wide),
      groove(block.armhole.path, -1.5, { width: 1.6, depth: 2, pucker: 0.6 }),
      groove(block.armhole.mirrored.path, 1.5, { width: 1.6, depth: 2, pucker: 0.6 }),
    ],
  };
}

function half(tailor: Tailor, pattern: PufferPattern, { side, path }: HalfPattern): Panel {
  const { body } = pattern;
  const foot = body.hemAt + (body.dip ?? 6);
  return {
    ...shell(tailor, pattern),
    outline: path(
      outlineOf(pattern, 34)
        .line(398, foot)
        .line(398, body.top + 34).closed,
    ),
    shadow: shadow(8, side + 2, 4, 0.42),
  };
}

/** Slanted hand pockets with zippers. */
const pockets = (tailor: Tailor, { body }: PufferPattern): Panel[] => {
  const y = body.armpit + 118;
  return [`M264 ${y + 92}L288 ${y}`, `M536 ${y + 92}L512 ${y}`].map((line) => ({
    outline: line.replace(
      /M(\d+) (\d+)L(\d+) (\d+)/,
      (_, a: string, b: string, c: string, d: string) =>
        `M${Number(a) - 4} ${b}L${Number(c) - 4} ${d}L${Number(c) + 5} ${d}L${Number(a) + 5} ${b}Z`,
    ),
    fabric: { ...tailor.plain, relief: null },
    tone: 0.86,
    puff: puff(3, 2),
    edge: puff(1.6, 1.2),
    shadow: shadow(4, 1, 2, 0.45),
    seams: [groove(line, 0, { width: 1.2, depth: 1.6, pucker: 0 })],
  }));
};

function front(tailor: Tailor, pattern: PufferPattern): Panel[] {
  const { body, sleeve, channels } = pattern;
  const foot = body.hemAt + (body.dip ?? 6);
  return [
    ...standCollarInside(tailor, body),
    ...downSleeves(tailor, body, sleeve, channels.pitch),
    half(tailor, pattern, rightSide),
    half(tailor, pattern, leftSide),
    ...pockets(tailor, pattern),
    ...standCollar(tailor, body, true),
    ...zipFastener(tailor, body.top - 30, foot - 3),
  ];
}

function back(tailor: Tailor, pattern: PufferPattern): Panel[] {
  const { body, sleeve, channels } = pattern;
  return [
    ...downSleeves(tailor, body, sleeve, channels.pitch),
    { ...shell(tailor, pattern), outline: outlineOf(pattern, 12).onTheFold },
    ...standCollar(tailor, body, false),
  ];
}

function cut(pattern: PufferPattern): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across: pattern.scale, down: pattern.scale },
    tilt: 0.3,
    warp: 4,
    fill: { width: 0.84 },
    detail: { x: 400, y: 240, width: 330 },
  });
  return {
    front: (tailor) => drawing(front(tailor, pattern)),
    back: (tailor) => drawing(back(tailor, pattern)),
  };
}

const short: BodyMeasures = {
  top: 180,
  neck: 70,
  shoulder: 166,
  slope: 42,
  chest: 196,
  armpit: 366,
  hem: 184,
  hemAt: 622,
  dip: 6,
};

export const puffer: Cuts<"puffer"> = {
  short: cut({
    body: short,
    sleeve: { length: 388, spread: 0.34, opening: 94, head: 14, bow: 18 },
    channels: { from: 226, pitch: 54, count: 8 },
    scale: 1.15,
  }),
  long: cut({
    body: { ...short, waist: [184, 520], hip: [200, 700], hem: 206, hemAt: 996, dip: 8 },
    sleeve: { length: 392, spread: 0.28, opening: 90, head: 14, bow: 16 },
    channels: { from: 232, pitch: 64, count: 13 },
    scale: 1,
  }),
};
