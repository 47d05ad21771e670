import sharp from "sharp";
import type { Picture } from "../render/render.ts";
import type { View } from "../view/view.ts";

/** Qualities at which all pictures together stay under 30 MB; cloth close up needs least. */
const qualities: Record<View, number> = { front: 56, back: 50, detail: 50, fabric: 42, tag: 52 };

sharp.concurrency(1);

export const encode = ({ pixels, width, height }: Picture, view: View): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .avif({ quality: qualities[view], effort: 4, chromaSubsampling: "4:2:0" })
    .toBuffer();

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
