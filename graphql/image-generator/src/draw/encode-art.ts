import sharp from "sharp";
import type { Picture } from "../render/render.ts";

const qualities = [72, 66, 60, 54, 48, 42, 37, 32, 27];

/** Encodes at the best quality within the budget. There are few shop images, so a higher effort is affordable. */
export async function encodeArt(
  { pixels, width, height }: Picture,
  { budget, lineArt = false }: { readonly budget: number; readonly lineArt?: boolean },
): Promise<Buffer> {
  let encoded: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .avif({ quality, effort: 4, chromaSubsampling: lineArt ? "4:4:4" : "4:2:0" })
      .toBuffer();
    if (encoded.length <= budget) break;
  }
  return encoded;
}
