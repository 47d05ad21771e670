import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";

/** Red, green, blue and alpha of each pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

export interface Difference {
  /** How much differs, as a person would say it. */
  readonly words: string;
  /** What differs in red on a pale copy, as large as both are together. */
  readonly drawn: Picture;
}

/**
 * The pinned browser draws alike on every machine; should a processor round in its own way, a gray may be off by 2/255.
 * Smoothed edges count like all others: leaving them out lets thin lines and letters move unseen.
 */
const tolerance = { threshold: 0.01, includeAA: true };

export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Lossless: WebP takes two thirds of what PNG takes. The note goes with it, to be found among its bytes. */
export const encodeWebp = (picture: Picture, note: string): Promise<Buffer> =>
  raw(picture).withXmp(note).webp({ lossless: true, effort: 5 }).toBuffer();

export const encodePng = (picture: Picture): Promise<Buffer> => raw(picture).png().toBuffer();

/** What is different in `after`; null where nothing is that could be seen. */
export function compare(before: Picture, after: Picture): Difference | null {
  const isResized = before.width !== after.width || before.height !== after.height;
  if (!isResized && before.pixels.equals(after.pixels)) return null;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const pixels = Buffer.alloc(width * height * channels);
  const [one, other] = [before, after].map((picture) => widened(picture, width, height)) as [Buffer, Buffer];
  const count = pixelmatch(one, other, pixels, width, height, tolerance);
  if (isResized) return { words: resized(before, after), drawn: { width, height, pixels } };
  return count === 0
    ? null
    : { words: `${count} of ${width * height} pixels differ`, drawn: { width, height, pixels } };
}

const resized = (before: Picture, after: Picture): string =>
  `${before.width} × ${before.height} pixels have become ${after.width} × ${after.height}`;

/** The pixels on a larger ground that no picture has: magenta. */
function widened(picture: Picture, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.pixels;
  const ground = Buffer.alloc(width * height * channels, Buffer.from([255, 0, 255, 255]));
  const row = picture.width * channels;
  for (let y = 0; y < picture.height; y++)
    picture.pixels.copy(ground, y * width * channels, y * row, (y + 1) * row);
  return ground;
}

const channels = 4;
const raw = ({ pixels, width, height }: Picture): Sharp =>
  sharp(pixels, { raw: { width, height, channels } });
