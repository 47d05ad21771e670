/**
 * The vocabulary of demo garments. The catalog composes products from it and the image generator draws them, so that a
 * product's alt text, swatch and image always agree.
 */

/** The color of sneaker soles. */
export const paleRubber = "#EFE8DA";

/** Every silhouette with its cuts. A cut is a length, a leg, a collar or a sleeve. */
export const silhouettes = {
  "wrap-dress": ["mini", "midi", "maxi", "short-sleeve"],
  "slip-dress": ["mini", "midi", "maxi"],
  "shirt-dress": ["knee", "midi", "sleeveless"],
  "maxi-dress": ["tiered", "halter", "column"],
  "sheath-dress": ["cap-sleeve", "long-sleeve"],
  jeans: ["straight", "skinny", "wide", "bootcut", "cropped"],
  jumpsuit: ["wide-leg", "tapered", "strapless"],
  leggings: ["full", "cropped"],
  "lounge-set": ["crew", "hooded"],
  "trench-coat": ["long", "short"],
  blazer: ["single-breasted", "double-breasted", "collarless"],
  puffer: ["short", "long"],
  coat: ["wool-long", "cocoon"],
  "denim-jacket": ["classic", "cropped"],
  vest: ["quilted", "tailored"],
  pants: ["wide", "slim", "cropped", "pleated"],
  shorts: ["tailored", "denim", "paper-bag"],
  shapewear: ["bodysuit", "brief"],
  panties: ["brief", "hipster"],
  bra: ["t-shirt", "bralette", "sports"],
  "mini-skirt": ["a-line", "denim"],
  "pleated-skirt": ["midi", "maxi"],
  "pencil-skirt": ["knee", "midi"],
  "pajama-set": ["shirt", "camisole"],
  socks: ["crew", "ankle"],
  "crew-sweater": ["cable", "plain", "cropped"],
  cardigan: ["v-neck", "long", "cropped"],
  turtleneck: ["fitted", "chunky"],
  sweatshirt: ["crew", "hooded"],
  swimsuit: ["scoop", "plunge"],
  bikini: ["triangle", "bandeau"],
  tee: ["crew", "v-neck", "long-sleeve"],
  blouse: ["tie-neck", "puff-sleeve"],
  camisole: ["cowl", "v-neck"],
  shirt: ["classic", "oversized", "short-sleeve"],
  "oxford-shirt": ["button-down"],
  polo: ["classic"],
  chinos: ["slim", "straight"],
  "suit-jacket": ["two-button"],
  boots: ["ankle", "knee", "chelsea"],
  pumps: ["point-toe", "block-heel"],
  sneakers: ["low", "high"],
  sandals: ["flat", "heeled"],
  loafers: ["penny", "horsebit"],
  "structured-bag": ["top-handle", "mini"],
  "tote-bag": ["classic", "open"],
  "crossbody-bag": ["flap", "camera"],
  "clutch-bag": ["envelope", "frame"],
} as const satisfies Record<string, readonly string[]>;

export type Silhouette = keyof typeof silhouettes;

/** Weaves, knits and leathers. `matte` fabrics must closely match their swatch; shiny ones may look lighter. */
export const cloths = {
  "denim-light": { name: "light-wash denim", matte: true },
  "denim-mid": { name: "mid-wash denim", matte: true },
  "denim-dark": { name: "rinse denim", matte: true },
  satin: { name: "satin", matte: false },
  crepe: { name: "crêpe", matte: true },
  linen: { name: "linen", matte: true },
  jersey: { name: "jersey", matte: true },
  rib: { name: "rib knit", matte: true },
  cable: { name: "cable knit", matte: true },
  "chunky-knit": { name: "chunky knit", matte: true },
  tweed: { name: "tweed", matte: true },
  corduroy: { name: "corduroy", matte: true },
  velvet: { name: "velvet", matte: false },
  poplin: { name: "poplin", matte: true },
  twill: { name: "twill", matte: true },
  wool: { name: "wool flannel", matte: true },
  chiffon: { name: "chiffon", matte: true },
  fleece: { name: "fleece", matte: true },
  "quilted-nylon": { name: "quilted nylon", matte: false },
  "smooth-leather": { name: "smooth leather", matte: false },
  "grained-leather": { name: "grained leather", matte: false },
  suede: { name: "suede", matte: true },
  patent: { name: "patent leather", matte: false },
  croc: { name: "croc-embossed leather", matte: false },
  canvas: { name: "canvas", matte: true },
  straw: { name: "straw", matte: true },
  lace: { name: "lace", matte: true },
  mesh: { name: "mesh", matte: true },
  "faux-fur": { name: "faux fur", matte: true },
} as const satisfies Record<string, { name: string; matte: boolean }>;

export type Cloth = keyof typeof cloths;

export const prints = {
  floral: "floral",
  ditsy: "ditsy floral",
  tropical: "tropical leaf",
  stripe: "stripe",
  pinstripe: "pinstripe",
  breton: "Breton stripe",
  gingham: "gingham",
  plaid: "plaid",
  "glen-check": "glen check",
  houndstooth: "houndstooth",
  "polka-dot": "polka dot",
  leopard: "leopard",
  zebra: "zebra",
  paisley: "paisley",
  geometric: "geometric",
  "tie-dye": "tie-dye",
} as const satisfies Record<string, string>;

export type Print = keyof typeof prints;

export { colors, type ColorSlug } from "../catalog/colors.ts";
import type { ColorSlug } from "../catalog/colors.ts";

/** One colorway of a garment: everything the image generator needs to draw it. */
export interface Garment {
  readonly silhouette: Silhouette;
  readonly cut: string;
  readonly cloth: Cloth;
  readonly print: Print | null;
  /** The filter color. */
  readonly color: ColorSlug;
  /** The exact shade, as the product page names it ("plum", "bottle green"). */
  readonly shade: { readonly name: string; readonly hex: `#${string}` };
  /** More colors, for a print, trim or sole. */
  readonly accents: readonly `#${string}`[];
  readonly hardware: "gold" | "silver" | "horn" | "black";
  /** The text on the woven label and the swing tag. */
  readonly brand: string;
  readonly sizeLabel: string;
  readonly reference: string;
  /** A seed that makes the folds of each garment unique. */
  readonly seed: number;
}
