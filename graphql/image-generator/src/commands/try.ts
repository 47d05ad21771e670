import { parseArgs } from "node:util";
import { cloths, colors, prints, silhouettes } from "@circlet/platform/demo/wardrobe";
import sharp from "sharp";
import { drawView } from "../view/draw-view.ts";
import { isView } from "../view/view.ts";
import { CommandError } from "./command-error.ts";
import { oneOf } from "./one-of.ts";
import { sampleGarment } from "./sample.ts";

/** image-generator try <silhouette> <cut> <cloth> <color> [--print p] [--view v] --out FILE.png [--width N] [--seed N] */
export async function tryOut(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      print: { type: "string" },
      view: { type: "string" },
      out: { type: "string" },
      width: { type: "string" },
      seed: { type: "string" },
    },
  });
  const [silhouette = "", cut = "", cloth = "", color = ""] = positionals;
  const view = values.view ?? "front";
  if (!isView(view)) throw new CommandError(`There is no view ${view}.`);
  const garment = sampleGarment({
    silhouette: oneOf(silhouettes, silhouette, "silhouette"),
    cut,
    cloth: oneOf(cloths, cloth, "cloth"),
    color: oneOf(colors, color, "color"),
    print: values.print ? oneOf(prints, values.print, "print") : null,
    seed: Number(values.seed ?? 7),
  });
  const start = performance.now();
  const { pixels, width, height } = drawView(garment, view, Number(values.width ?? 480));
  const out = values.out ?? "try.png";
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(out);
  console.log(`${out}: ${width} × ${height} in ${Math.round(performance.now() - start)} ms`);
}
