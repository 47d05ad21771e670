import { parseArgs } from "node:util";
import { demoCatalog } from "@circlet/platform/demo";
import sharp from "sharp";
import { drawView } from "../view/draw-view.ts";
import { CommandError } from "./command-error.ts";

/**
 * image-generator tag <product handle> [--out FILE.png] [--width N]: draws a product's swing tag, which the shop does not show.
 */
export async function tag(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: "string" }, width: { type: "string" } },
  });
  const [wanted = ""] = positionals;
  const product = [...demoCatalog()].find(({ handle }) => handle === wanted);
  const garment = product?.colorways[0]?.garment;
  if (!garment) throw new CommandError(`The demo catalog has no product "${wanted}".`);
  const { pixels, width, height } = drawView(garment, "tag", Number(values.width ?? 720));
  const out = values.out ?? `${wanted}--tag.png`;
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(out);
  console.log(`${out}: ${width} × ${height}`);
}
