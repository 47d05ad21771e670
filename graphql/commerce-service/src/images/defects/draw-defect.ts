import { createHash } from "node:crypto";
import sharp from "sharp";
import type { DefectKind } from "../../demo/offer/defects.ts";
import { seededRandom } from "../../demo/random/seeded-random.ts";
import { type Canvas, canvasSize, defectDrawings, defectSvg } from "./defect-drawings.ts";

export const isDefectKind = (kind: string): kind is DefectKind => Object.hasOwn(defectDrawings, kind);

/** The part of the fabric's image that a close-up shows, in each direction. */
const shown = 0.55;

/** Changes with the drawing, whatever the fabric's color is. */
export function defectVersion(name: string, kind: DefectKind): string {
  const svg = defectSvg(kind, canvasOf(name, [128, 128, 128]));
  return createHash("sha256").update(`${shown}${svg}`).digest("hex").slice(0, 12);
}

/** These are only read again. */
const quick = { compressionLevel: 1 };

/** Draws a defect over a part of the fabric's image. The same name gives the same close-up. */
export async function drawDefect(name: string, kind: DefectKind, fabric: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(fabric).metadata();
  const random = seededRandom(name);
  const closeUp = await sharp(fabric)
    .extract({
      left: Math.round(width * random.next() * (1 - shown)),
      top: Math.round(height * random.next() * (1 - shown)),
      width: Math.round(width * shown),
      height: Math.round(height * shown),
    })
    .resize({ ...canvasSize, fit: "fill" })
    .png(quick)
    .toBuffer();
  const svg = defectSvg(kind, canvasOf(name, await colorAround(placeOf(name), closeUp)));
  return sharp(closeUp)
    .composite([{ input: Buffer.from(svg) }])
    .png(quick)
    .toBuffer();
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Near the middle, but not always at the same place. */
function placeOf(name: string): Place {
  const random = seededRandom(`${name}:place`);
  return {
    x: canvasSize.width / 2 + random.integer(-50, 50),
    y: canvasSize.height / 2 + random.integer(-60, 60),
  };
}

async function colorAround({ x, y }: Place, image: Buffer): Promise<number[]> {
  const reach = 80;
  const around = { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach };
  const { channels } = await sharp(await sharp(image).extract(around).toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

function canvasOf(name: string, color: readonly number[]): Canvas {
  const isDark = color.reduce((sum, value) => sum + value, 0) / color.length < 80;
  return {
    ...placeOf(name),
    color: hex(color),
    light: hex(color.map((value) => value + (255 - value) * 0.45)),
    dark: hex(color.map((value) => value * 0.4)),
    stain: isDark ? "#fff" : "#000",
    random: seededRandom(`${name}:drawing`),
  };
}

const hex = (color: readonly number[]): string =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
