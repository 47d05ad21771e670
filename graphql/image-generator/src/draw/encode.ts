import sharp from "sharp";
import type { Picture } from "../render/render.ts";
import type { View } from "../view/view.ts";

/** Maximum bytes per image, which keep all of them under 30 MB. Close-ups of cloth need the fewest. */
const budgets: Record<View, number> = {
  front: 24_000,
  back: 15_000,
  detail: 18_000,
  fabric: 15_000,
  tag: 18_000,
};

/** Tried in order until the result fits the budget: tweed and lace need three times the bytes of crêpe. */
const qualities = [52, 46, 41, 36, 32, 28, 24];

sharp.concurrency(1);

export async function encode(picture: Picture, view: View): Promise<Buffer> {
  let encoded: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await encodeAt(picture, quality);
    if (encoded.length <= budgets[view]) break;
  }
  return encoded;
}

/** Effort 2: a higher one takes five times as long and saves a tenth of the bytes. */
const encodeAt = ({ pixels, width, height }: Picture, quality: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .avif({ quality, effort: 2, chromaSubsampling: "4:2:0" })
    .toBuffer();

/** The image's mean color as CSS hex, for its placeholder. */
export function meanColor({ pixels }: Picture): string {
  const sum = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 3) {
    sum[0] += pixels[i];
    sum[1] += pixels[i + 1];
    sum[2] += pixels[i + 2];
  }
  const count = pixels.length / 3;
  return `#${sum
    .map((s) =>
      Math.round(s / count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
