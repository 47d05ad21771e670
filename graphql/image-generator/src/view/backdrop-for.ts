import type { Garment } from "@circlet/platform/demo/wardrobe";
import { seeded } from "../geometry/random.ts";
import { backdrops } from "../light/backdrop.ts";
import { linear, luminance, type Hex } from "../light/color.ts";

const usual = [
  backdrops.bone,
  backdrops.oat,
  backdrops.bone,
  backdrops.stone,
  backdrops.clay,
  backdrops.oat,
] as const;
const rare = [backdrops.sage, backdrops.mist] as const;

/** White products are on stone or clay, dark ones on bone. About one in twelve gets a cool paper. */
export function backdropFor({ shade, seed }: Pick<Garment, "shade" | "seed">): Hex {
  const random = seeded(seed * 7 + 3);
  const choice = random();
  const light = luminance(linear(shade.hex));
  if (light > 0.6) return choice < 0.5 ? backdrops.stone : backdrops.clay;
  if (light < 0.05) return choice < 0.85 ? backdrops.bone : backdrops.oat;
  if (choice < 0.08) return rare[Math.floor(random() * rare.length)];
  return usual[Math.floor(random() * usual.length)];
}
