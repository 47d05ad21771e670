import type { ColorSlug, Garment, Print, Silhouette, Cloth } from "@circlet/platform/demo/wardrobe";
import { colors } from "@circlet/platform/demo/wardrobe";

/** A garment described in a few words, for trying things out. */
export interface Sample {
  readonly silhouette: Silhouette;
  readonly cut: string;
  readonly cloth: Cloth;
  readonly color: ColorSlug;
  readonly print?: Print | null;
  readonly seed?: number;
}

/** A complete garment in the shade of the color filter's swatch. */
export function sampleGarment({ silhouette, cut, cloth, color, print = null, seed = 7 }: Sample): Garment {
  return {
    silhouette,
    cut,
    cloth,
    print,
    color,
    shade: { name: color, hex: color === "multicolor" ? "#efe6d6" : colors[color] },
    accents: print ? accentsFor(color) : [],
    hardware: "gold",
    brand: "Norelle",
    sizeLabel: "S",
    reference: "CR-20418",
    seed,
  };
}

const accentsFor = (color: ColorSlug): Garment["accents"] =>
  color === "black" || color === "blue" || color === "brown" || color === "green" || color === "purple"
    ? ["#e7c9b4", "#c8644c", "#e0a54e", "#6f8a6b"]
    : ["#2f3f5c", "#b4533f", "#5f7a58"];
