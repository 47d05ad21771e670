import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";

/** Red, green, blue and alpha of each pixel. */
export interface RawImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

export interface Difference {
  readonly summary: string;
  /** Marks different pixels in red on a pale copy, which has the size of the larger image. */
  readonly diff: RawImage;
}

/** A gray may be off by 2/255, for other processors. Anti-aliased pixels count, or thin lines could move. */
const tolerance = { threshold: 0.01, includeAA: true };

export const decode = (file: Buffer): Promise<RawImage> => pixelsOf(sharp(file).ensureAlpha());

/** Repeats the last column up to this width. */
export const widened = (image: RawImage, width: number): Promise<RawImage> =>
  pixelsOf(raw(image).extend({ right: width - image.width, extendWith: "copy" }));

async function pixelsOf(image: Sharp): Promise<RawImage> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Lossless, and a third smaller than PNG. The note becomes part of the file's metadata. */
export const encodeWebp = (image: RawImage, note: string): Promise<Buffer> =>
  raw(image).withXmp(note).webp({ lossless: true, effort: 5 }).toBuffer();

export const encodePng = (image: RawImage): Promise<Buffer> => raw(image).png().toBuffer();

/** Returns null if the images look the same. */
export function compare(before: RawImage, after: RawImage): Difference | null {
  const isResized = before.width !== after.width || before.height !== after.height;
  if (!isResized && before.pixels.equals(after.pixels)) return null;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const pixels = Buffer.alloc(width * height * channels);
  const [one, other] = [before, after].map((image) => padded(image, width, height)) as [Buffer, Buffer];
  const count = pixelmatch(one, other, pixels, width, height, tolerance);
  if (isResized) return { summary: resized(before, after), diff: { width, height, pixels } };
  return count === 0
    ? null
    : { summary: `${count} of ${width * height} pixels differ`, diff: { width, height, pixels } };
}

const resized = (before: RawImage, after: RawImage): string =>
  `size changed from ${before.width} × ${before.height} to ${after.width} × ${after.height} pixels`;

/** Fills the larger canvas with magenta, which no story uses. */
function padded(image: RawImage, width: number, height: number): Buffer {
  if (image.width === width && image.height === height) return image.pixels;
  const canvas = Buffer.alloc(width * height * channels, Buffer.from([255, 0, 255, 255]));
  const row = image.width * channels;
  for (let y = 0; y < image.height; y++)
    image.pixels.copy(canvas, y * width * channels, y * row, (y + 1) * row);
  return canvas;
}

const channels = 4;
const raw = ({ pixels, width, height }: RawImage): Sharp =>
  sharp(pixels, { raw: { width, height, channels } });
