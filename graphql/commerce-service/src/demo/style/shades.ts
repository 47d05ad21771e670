import type { Cloth, ColorSlug } from "../wardrobe.ts";

/** A named color on a product page. `cloths` limits it to certain fabrics; without it, any fabric may have it. */
export interface Shade {
  readonly name: string;
  readonly hex: `#${string}`;
  readonly cloths?: readonly Cloth[];
}

const lightDenim: readonly Cloth[] = ["denim-light"];
const midDenim: readonly Cloth[] = ["denim-mid"];
const darkDenim: readonly Cloth[] = ["denim-dark"];
const hides: readonly Cloth[] = ["smooth-leather", "grained-leather", "suede", "patent", "croc"];

/** The shades under each of the sixteen filter colors. */
const shades: Record<ColorSlug, readonly Shade[]> = {
  beige: [
    { name: "sand", hex: "#D2BF9B" },
    { name: "camel", hex: "#C19A6B" },
    { name: "oatmeal", hex: "#D8CBB2" },
    { name: "wheat", hex: "#CDAF7C" },
    { name: "fawn", hex: "#BFA27E" },
    { name: "natural", hex: "#D3BE93", cloths: ["straw", "canvas", "linen"] },
  ],
  black: [
    { name: "black", hex: "#2A282B" },
    { name: "ink", hex: "#23242C" },
    { name: "soft black", hex: "#35323A" },
    { name: "jet", hex: "#1F1D20" },
    { name: "washed black", hex: "#3E3C40", cloths: ["denim-dark", "denim-mid"] },
  ],
  blue: [
    { name: "navy", hex: "#2B3654" },
    { name: "cornflower", hex: "#7690C4" },
    { name: "sky", hex: "#9DB9D8" },
    { name: "cobalt", hex: "#2F4FA0" },
    { name: "slate blue", hex: "#566B8B" },
    { name: "petrol", hex: "#2C5566" },
    { name: "sky wash", hex: "#9FB6D0", cloths: lightDenim },
    { name: "vintage bleach", hex: "#B3C4D6", cloths: lightDenim },
    { name: "worn indigo", hex: "#5E7CA6", cloths: midDenim },
    { name: "harbor wash", hex: "#4F6E96", cloths: midDenim },
    { name: "rinse", hex: "#2F3D5C", cloths: darkDenim },
    { name: "midnight rinse", hex: "#27314A", cloths: darkDenim },
  ],
  brown: [
    { name: "chocolate", hex: "#4F3526" },
    { name: "chestnut", hex: "#6F4530" },
    { name: "walnut", hex: "#5E4534" },
    { name: "tobacco", hex: "#80573A" },
    { name: "cognac", hex: "#94582F", cloths: hides },
    { name: "mocha", hex: "#7A5F4D" },
  ],
  gold: [
    { name: "antique gold", hex: "#B08D45" },
    { name: "pale gold", hex: "#D3B878" },
    { name: "champagne", hex: "#D9C49A" },
    { name: "old brass", hex: "#A07C3B" },
  ],
  gray: [
    { name: "dove gray", hex: "#A9A6A2" },
    { name: "charcoal", hex: "#4C4B4D" },
    { name: "heather gray", hex: "#9A999B" },
    { name: "slate", hex: "#6D7276" },
    { name: "pewter", hex: "#7F7C78" },
    { name: "storm", hex: "#5E6166" },
  ],
  green: [
    { name: "sage", hex: "#97A88C" },
    { name: "bottle green", hex: "#2C4A3B" },
    { name: "olive", hex: "#6B6B3F" },
    { name: "moss", hex: "#5F7048" },
    { name: "emerald", hex: "#2B6B52" },
    { name: "pistachio", hex: "#B3C296" },
    { name: "eucalyptus", hex: "#7F9C8B" },
  ],
  ivory: [
    { name: "ivory", hex: "#EDE6D6" },
    { name: "cream", hex: "#EFE3C8" },
    { name: "ecru", hex: "#E3D8C1" },
    { name: "almond milk", hex: "#EAE0D2" },
  ],
  orange: [
    { name: "rust", hex: "#A9512B" },
    { name: "persimmon", hex: "#CF5F33" },
    { name: "apricot", hex: "#E0A06B" },
    { name: "terracotta", hex: "#B9673F" },
    { name: "tangerine", hex: "#DD7A34" },
  ],
  pink: [
    { name: "blush", hex: "#E3BDB8" },
    { name: "dusty rose", hex: "#C48F91" },
    { name: "peony", hex: "#D77E9A" },
    { name: "ballet pink", hex: "#EBCBCB" },
    { name: "raspberry", hex: "#B23A63" },
    { name: "shell", hex: "#E7C3B2" },
  ],
  purple: [
    { name: "plum", hex: "#5C3457" },
    { name: "aubergine", hex: "#43283F" },
    { name: "lilac", hex: "#B7A0C6" },
    { name: "wisteria", hex: "#8F7BA8" },
    { name: "mulberry", hex: "#713B5C" },
    { name: "lavender", hex: "#C3B5D6" },
  ],
  red: [
    { name: "cherry", hex: "#A3202F" },
    { name: "brick", hex: "#9A4436" },
    { name: "burgundy", hex: "#662230" },
    { name: "poppy", hex: "#C83A32" },
    { name: "oxblood", hex: "#5E2126" },
    { name: "lipstick", hex: "#B8233A" },
  ],
  silver: [
    { name: "silver", hex: "#B9BBBE" },
    { name: "platinum", hex: "#CBCBC9" },
    { name: "gunmetal", hex: "#7D8085" },
    { name: "moonlight", hex: "#C5CAD0" },
  ],
  white: [
    { name: "white", hex: "#F5F3EF" },
    { name: "chalk", hex: "#EFEDE6" },
    { name: "milk", hex: "#F4F0E6" },
    { name: "optic white", hex: "#F8F8F7" },
  ],
  yellow: [
    { name: "butter", hex: "#EAD58D" },
    { name: "mustard", hex: "#C0942F" },
    { name: "marigold", hex: "#DFA32E" },
    { name: "lemon", hex: "#E8D25A" },
    { name: "straw yellow", hex: "#DCC67C" },
  ],
  multicolor: [
    { name: "meadow", hex: "#F2EDE0" },
    { name: "carnival", hex: "#2E3350" },
    { name: "sunset", hex: "#E7B896" },
    { name: "orchard", hex: "#EFE4CB" },
    { name: "lagoon", hex: "#CFE0DD" },
    { name: "patchwork", hex: "#7B3B46" },
  ],
};

/** The shades of a filter color on a fabric: denim has its own; other fabrics add the general ones. */
export function shadesOn(cloth: Cloth, color: ColorSlug): readonly Shade[] {
  const own = shades[color].filter((shade) => shade.cloths?.includes(cloth));
  const isDenim = cloth.startsWith("denim");
  if (isDenim && own.length > 0) return own;
  return [...own, ...shades[color].filter((shade) => shade.cloths === undefined)];
}
