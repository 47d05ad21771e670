import { across, type ByDepartment, grown, type Measure, type Pattern, type PatternsOf } from "./measure.ts";

interface Upper {
  /** Room around the chest, in inches. Negative for knits that stretch to fit. */
  readonly ease: number;
  /** From the shoulder's highest point to the hem. */
  readonly length: ByDepartment;
  /** From the shoulder seam to the cuff. */
  readonly sleeve?: ByDepartment;
}

const sleeveGrowth = 0.125;

/** A garment of the upper body: chest, length and sleeve. */
export const upper =
  ({ ease, length, sleeve }: Upper): Pattern =>
  (wearer) => [
    across("Chest", wearer.chest + ease),
    { name: "Length", inches: grown(length, wearer) },
    ...(sleeve === undefined ? [] : [{ name: "Sleeve", inches: grown(sleeve, wearer, sleeveGrowth) }]),
  ];

/** The top and the pants or shorts of a set. */
const set =
  (top: Upper, { inseam }: { readonly inseam: ByDepartment }): Pattern =>
  (wearer) => [
    ...upper(top)(wearer).map((measure): Measure => ({
      ...measure,
      name: `Top: ${measure.name.toLowerCase()}`,
    })),
    { name: "Bottoms: waist, relaxed", inches: (wearer.waist - 2) / 2 },
    { name: "Bottoms: inseam", inches: grown(inseam, wearer, 0) },
  ];

/** A suit jacket's length and sleeve follow the letter of its size: short, regular or long. */
const suitJacket: Pattern = (wearer) => [
  across("Chest", wearer.chest + 4),
  { name: "Length", inches: 30 + (wearer.sleeve - 25) * 0.75 },
  { name: "Sleeve", inches: wearer.sleeve + 0.25 },
];

export const tops: PatternsOf<
  | "tee"
  | "blouse"
  | "camisole"
  | "shirt"
  | "oxford-shirt"
  | "polo"
  | "crew-sweater"
  | "cardigan"
  | "turtleneck"
  | "sweatshirt"
  | "lounge-set"
  | "pajama-set"
  | "trench-coat"
  | "blazer"
  | "puffer"
  | "coat"
  | "denim-jacket"
  | "vest"
  | "suit-jacket"
> = {
  tee: {
    crew: upper({ ease: 4, length: [25, 28.5], sleeve: [7, 8.5] }),
    "v-neck": upper({ ease: 3, length: [25.5, 28.5], sleeve: [6.5, 8.5] }),
    "long-sleeve": upper({ ease: 3, length: [25, 28.5], sleeve: [23, 25] }),
  },
  blouse: {
    "tie-neck": upper({ ease: 6, length: 25.5, sleeve: 24 }),
    "puff-sleeve": upper({ ease: 5, length: 23.5, sleeve: 10 }),
  },
  camisole: {
    cowl: upper({ ease: 2, length: 24.5 }),
    "v-neck": upper({ ease: 2, length: 24 }),
  },
  shirt: {
    classic: upper({ ease: 5, length: [27.5, 30], sleeve: [24, 25.5] }),
    oversized: upper({ ease: 11, length: 29.5, sleeve: 22.5 }),
    "short-sleeve": upper({ ease: 6, length: [26, 29.5], sleeve: [8.5, 9.5] }),
  },
  "oxford-shirt": { "button-down": upper({ ease: 5, length: 30.5, sleeve: 25.5 }) },
  polo: { classic: upper({ ease: 4, length: 28.5, sleeve: 8.75 }) },
  "crew-sweater": {
    cable: upper({ ease: 6, length: [25, 27.5], sleeve: [23.5, 26] }),
    plain: upper({ ease: 6, length: [24.5, 27.5], sleeve: [23.5, 26] }),
    cropped: upper({ ease: 5, length: 20, sleeve: 23.5 }),
  },
  cardigan: {
    "v-neck": upper({ ease: 6, length: [25, 28], sleeve: [23.5, 26] }),
    long: upper({ ease: 8, length: 34, sleeve: 24 }),
    cropped: upper({ ease: 4, length: 19.5, sleeve: 23 }),
  },
  turtleneck: {
    fitted: upper({ ease: 1, length: [24.5, 27], sleeve: [23.5, 26] }),
    chunky: upper({ ease: 7, length: [25.5, 27.5], sleeve: [24, 26.5] }),
  },
  sweatshirt: {
    crew: upper({ ease: 7, length: [25, 27.5], sleeve: [24, 26] }),
    hooded: upper({ ease: 8, length: [25.5, 28], sleeve: [24, 26] }),
  },
  "lounge-set": {
    crew: set({ ease: 6, length: [24.5, 27.5], sleeve: [24, 26] }, { inseam: [28.5, 30.5] }),
    hooded: set({ ease: 7, length: [25, 28], sleeve: [24, 26] }, { inseam: [28.5, 30.5] }),
  },
  "pajama-set": {
    shirt: set({ ease: 6, length: [26, 29], sleeve: [23, 25] }, { inseam: [29.5, 31] }),
    camisole: set({ ease: 2, length: 23 }, { inseam: 5 }),
  },
  "trench-coat": {
    long: upper({ ease: 8, length: 44, sleeve: 24.5 }),
    short: upper({ ease: 8, length: 32, sleeve: 24.5 }),
  },
  blazer: {
    "single-breasted": upper({ ease: 4, length: 28, sleeve: 24 }),
    "double-breasted": upper({ ease: 5, length: 28.5, sleeve: 24 }),
    collarless: upper({ ease: 3, length: 22.5, sleeve: 23.5 }),
  },
  puffer: {
    short: upper({ ease: 10, length: [25, 27.5], sleeve: [25, 26.5] }),
    long: upper({ ease: 10, length: 42, sleeve: 25 }),
  },
  coat: {
    "wool-long": upper({ ease: 8, length: [45, 46], sleeve: [24.5, 26] }),
    cocoon: upper({ ease: 12, length: 38, sleeve: 23.5 }),
  },
  "denim-jacket": {
    classic: upper({ ease: 6, length: [23.5, 26], sleeve: [23.5, 25.5] }),
    cropped: upper({ ease: 5, length: 19, sleeve: 23.5 }),
  },
  vest: {
    quilted: upper({ ease: 7, length: [25, 27.5] }),
    tailored: upper({ ease: 3, length: 22 }),
  },
  "suit-jacket": { "two-button": suitJacket },
};
