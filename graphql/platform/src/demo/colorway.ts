import { colorsOf, metallics, printsOn } from "./fabrics.ts";
import { manyColored, printAccents } from "./palettes.ts";
import type { Shape } from "./pieces/pieces.ts";
import type { Rotation } from "./rotation.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { shadesOn } from "./shades.ts";
import { type Cloth, type ColorSlug, type Garment, paleRubber, type Print } from "./wardrobe.ts";

/** Cloth, print and color of one garment; the brand and the size label are sewn in later. */
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
    print: choices.length > 0 && random.chance(printShare) ? rotation.fewest("print", choices) : null,
  };
}

/** Up to `count` colorways of one cloth and print, the first one leading. Their filter colors differ. */
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

/** "multicolor" → "Multicolor": the value of the option Color, whose dot the storefront knows by its slug. */
export function colorLabel(color: ColorSlug): string {
  return color.charAt(0).toUpperCase() + color.slice(1);
}
