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
  /** What differs in red on a pale copy; none where the sizes do. */
  readonly drawn?: Picture;
}

/**
 * The pinned browser draws alike on every machine but for 1/255 in a few corners; where a processor smooths an edge or a
 * letter in its own way, those pixels are told by their neighbors and left out. Of all others not one may be off by more
 * than 5/255 (threshold 0.02): with the 0.1 that is usual, a black that has turned to charcoal passes.
 */
const tolerance = { threshold: 0.02, includeAA: false };

export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Lossless: WebP takes two thirds of what PNG takes. */
export const encodeWebp = (picture: Picture): Promise<Buffer> =>
  raw(picture).webp({ lossless: true, effort: 5 }).toBuffer();

export const encodePng = (picture: Picture): Promise<Buffer> => raw(picture).png().toBuffer();

/** What is different in `after`; null where nothing is that could be seen. */
export function compare(before: Picture, after: Picture): Difference | null {
  const { width, height } = before;
  if (width !== after.width || height !== after.height)
    return { words: `${width} × ${height} pixels have become ${after.width} × ${after.height}` };
  if (before.pixels.equals(after.pixels)) return null;
  const pixels = Buffer.alloc(before.pixels.length);
  const count = pixelmatch(before.pixels, after.pixels, pixels, width, height, tolerance);
  if (count === 0) return null;
  return { words: `${count} of ${width * height} pixels differ`, drawn: { width, height, pixels } };
}

const raw = ({ pixels, width, height }: Picture): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 4 } });
