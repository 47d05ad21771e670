import type { Shape } from "../shapes/shapes.ts";
import type { Cloth, ColorSlug, Print } from "../wardrobe.ts";
import { palettes } from "./palettes.ts";

const painted: readonly Print[] = [
  "floral",
  "ditsy",
  "tropical",
  "polka-dot",
  "leopard",
  "zebra",
  "paisley",
  "geometric",
  "tie-dye",
];
const woven: readonly Print[] = ["plaid", "houndstooth", "glen-check", "pinstripe", "gingham", "stripe"];
const knitted: readonly Print[] = ["breton", "stripe"];

/** The prints each fabric can have. Fabrics that are not listed are always plain. */
const printable: Partial<Record<Cloth, readonly Print[]>> = {
  satin: [...painted, "stripe"],
  crepe: [...painted, ...woven],
  linen: ["stripe", "gingham", "plaid", "pinstripe", "tropical", "floral"],
  jersey: [...painted, "stripe", "breton", "gingham"],
  rib: ["breton", "stripe", "gingham", "leopard", "zebra", "polka-dot", "tropical", "tie-dye", "geometric"],
  poplin: [...painted, ...woven],
  twill: ["pinstripe", "plaid", "glen-check", "stripe"],
  wool: ["plaid", "houndstooth", "glen-check", "pinstripe"],
  tweed: ["plaid", "houndstooth", "glen-check"],
  chiffon: painted,
  fleece: ["tie-dye"],
  mesh: ["leopard", "geometric", "tie-dye", "tropical"],
  "chunky-knit": knitted,
};

/** The shape's prints, limited to those that its fabric can have. */
export function printsOn(cloth: Cloth, prints: readonly Print[] = []): Print[] {
  return prints.filter((print) => printable[cloth]?.includes(print));
}

export const metallics: readonly ColorSlug[] = ["gold", "silver"];
const shiny: ReadonlySet<Cloth> = new Set([
  "satin",
  "velvet",
  "chiffon",
  "smooth-leather",
  "patent",
  "croc",
  "quilted-nylon",
]);

/** Fabrics with few colors: denim by its wash, undyed straw, lace. */
const narrow: Partial<Record<Cloth, readonly ColorSlug[]>> = {
  "denim-light": ["blue", "white", "ivory"],
  "denim-mid": ["blue", "gray", "brown", "green", "beige"],
  "denim-dark": ["blue", "black", "gray"],
  straw: ["beige", "brown", "ivory"],
  lace: ["black", "ivory", "white", "pink", "red", "purple", "blue", "beige"],
  "faux-fur": ["black", "brown", "ivory", "gray", "beige"],
};

/** The colors of a shape in one fabric, by weight. */
export function colorsOf(shape: Shape, cloth: Cloth): Partial<Record<ColorSlug, number>> {
  const allowed = Object.entries(palettes[shape.palette]).filter(([slug]) => {
    const color = slug as ColorSlug;
    if (metallics.includes(color) && !shiny.has(cloth)) return false;
    return narrow[cloth]?.includes(color) ?? true;
  });
  if (allowed.length > 0) return Object.fromEntries(allowed);
  return Object.fromEntries((narrow[cloth] ?? ["black"]).map((color) => [color, 1]));
}
