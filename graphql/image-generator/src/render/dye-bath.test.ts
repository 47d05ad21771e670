import { cloths, colors, type Cloth, type ColorSlug } from "@circlet/platform/demo/wardrobe";
import { expect, test } from "vitest";
import { sampleGarment } from "../commands/sample.ts";
import { drawView } from "../view/draw-view.ts";
import { meanLevels } from "./dye-bath.ts";

const matte = (Object.keys(cloths) as Cloth[]).filter((cloth) => cloths[cloth].matte);
const shades = (Object.keys(colors) as ColorSlug[]).filter((color) => color !== "multicolor");
/** The maximum difference between an image's mean color and the swatch, per channel (of 255). */
const tolerance = 12;

test.each(matte)("%s shows the swatch's color", (cloth) => misses(cloth, "green"));
test.each(shades)("a twill in %s shows the swatch's color", (color) => misses("twill", color));

function misses(cloth: Cloth, color: ColorSlug): void {
  const garment = sampleGarment({ silhouette: "pants", cut: "slim", cloth, color });
  const [mean] = meanLevels(drawView(garment, "front", 240)).values();
  const wanted = [1, 3, 5].map((i) => Number.parseInt(garment.shade.hex.slice(i, i + 2), 16));
  wanted.forEach((level, channel) =>
    expect(Math.abs((mean?.levels[channel] ?? Infinity) - level)).toBeLessThanOrEqual(tolerance),
  );
}
