import type { Rotation } from "../random/rotation.ts";
import type { SeededRandom } from "../random/seeded-random.ts";
import type { Shape } from "../shapes/shapes.ts";
import { type Cloth, type ColorSlug, type Garment, paleRubber, type Print } from "../wardrobe.ts";
import { colorsOf, metallics, printsOn } from "./fabrics.ts";
import { manyColored, printAccents } from "./palettes.ts";
import { shadesOn } from "./shades.ts";

/** The fabric, print and color of a garment. The brand and the size label are added later. */
export type Dyed = Pick<Garment, "cloth" | "print" | "color" | "shade" | "accents" | "hardware">;

const printShare = 0.34;
const manyColoredShare = 0.4;
const soles = [paleRubber, "#3A2A20", "#C9A77C"] as const;

export function chooseCloth(
  shape: Shape,
  random: SeededRandom,
  rotation: Rotation,
): { cloth: Cloth; print: Print | null } {
  const cloth = rotation.share<Cloth>(`cloth ${shape.silhouette} ${shape.cut}`, shape.cloths);
  const choices = printsOn(cloth, shape.prints);
  return {
    cloth,
    print: choices.length > 0 && random.chance(printShare) ? rotation.leastUsed("print", choices) : null,
  };
}

/** Up to `count` colorways of one fabric and print, each with a different filter color. The first is the main one. */
export function dye(
  shape: Shape,
  { cloth, print }: { cloth: Cloth; print: Print | null },
  count: number,
  random: SeededRandom,
  rotation: Rotation,
): Dyed[] {
  const left: Partial<Record<ColorSlug, number>> = { ...colorsOf(shape, cloth) };
  const hardware = random.weighted({ gold: 5, silver: 3, horn: 2, black: 1 });
  const dyed: Dyed[] = [];
  while (dyed.length < count && Object.keys(left).length > 0) {
    const mixes = dyed.length === 0 && print !== null && manyColored.includes(print);
    const color =
      mixes && random.chance(manyColoredShare)
        ? "multicolor"
        : rotation.share<ColorSlug>(`color ${shape.palette}`, left);
    delete left[color];
    const plain = print !== null && metallics.includes(color);
    const shade = rotation.deal(`shade ${color} ${cloth}`, shadesOn(cloth, color));
    dyed.push({
      cloth,
      print: plain ? null : print,
      color,
      shade: { name: shade.name, hex: shade.hex },
      accents: accents(shape, plain ? null : print, color, random),
      hardware,
    });
    if (color === "multicolor" || plain) break;
  }
  return dyed;
}

function accents(
  shape: Shape,
  print: Print | null,
  color: ColorSlug,
  random: SeededRandom,
): readonly `#${string}`[] {
  if (print !== null) return random.shuffle(printAccents[color]).slice(0, color === "multicolor" ? 4 : 3);
  return shape.category === "shoes" ? [random.pick(soles)] : [];
}

/** "multicolor" → "Multicolor": the value of the Color option. The storefront derives the color dot from its slug. */
export function colorLabel(color: ColorSlug): string {
  return color.charAt(0).toUpperCase() + color.slice(1);
}
