import { across, type ByDepartment, grown, type Pattern, type PatternsOf } from "./measure.ts";

interface Legs {
  /** Room around waist and hips, in inches. Negative for knits that stretch to fit. */
  readonly ease: readonly [waist: number, hips: number];
  /** From the crotch seam to the top of the waistband, at the front. */
  readonly rise: ByDepartment;
  readonly inseam: ByDepartment;
  /** The width of a leg at the hem. */
  readonly opening: ByDepartment;
}

const legs =
  ({ ease: [waist, hips], rise, inseam, opening }: Legs): Pattern =>
  (wearer) => [
    across("Waist", wearer.waist + waist),
    across("Hips", wearer.hips + hips),
    { name: "Rise", inches: grown(rise, wearer, 0.125) },
    { name: "Inseam", inches: grown(inseam, wearer, 0) },
    { name: "Leg opening", inches: grown(opening, wearer, 0.125) },
  ];

interface Skirt {
  /** Pleats and flares have no hips to measure. */
  readonly ease: readonly [waist: number, hips?: number];
  readonly length: number;
}

const skirt =
  ({ ease: [waist, hips], length }: Skirt): Pattern =>
  (wearer) => [
    across("Waist", wearer.waist + waist),
    ...(hips === undefined ? [] : [across("Hips", wearer.hips + hips)]),
    { name: "Length", inches: grown(length, wearer, 0.125) },
  ];

export const bottoms: PatternsOf<
  "jeans" | "leggings" | "pants" | "chinos" | "shorts" | "mini-skirt" | "pleated-skirt" | "pencil-skirt"
> = {
  jeans: {
    straight: legs({ ease: [1.5, 1], rise: [10.5, 10.5], inseam: [30, 32], opening: [7.5, 8] }),
    skinny: legs({ ease: [1, -1], rise: 10, inseam: 29, opening: 5.25 }),
    wide: legs({ ease: [1.5, 2], rise: 11.25, inseam: 31.5, opening: 11.5 }),
    bootcut: legs({ ease: [1.5, 1], rise: [10, 10.5], inseam: [32, 33], opening: [9, 9] }),
    cropped: legs({ ease: [1.5, 1], rise: 10.75, inseam: 26, opening: 7.5 }),
  },
  leggings: {
    full: legs({ ease: [-4, -5], rise: 10.5, inseam: 27.5, opening: 4.25 }),
    cropped: legs({ ease: [-4, -5], rise: 10.5, inseam: 21.5, opening: 5 }),
  },
  pants: {
    wide: legs({ ease: [1, 4], rise: 11.5, inseam: 31, opening: 12 }),
    slim: legs({ ease: [1, 1], rise: 10.5, inseam: 28.5, opening: 6 }),
    cropped: legs({ ease: [1, 3], rise: 11, inseam: 25.5, opening: 8 }),
    pleated: legs({ ease: [1, 5], rise: 11.5, inseam: 30, opening: 9 }),
  },
  chinos: {
    slim: legs({ ease: [1.5, 2], rise: 10.5, inseam: 31, opening: 7 }),
    straight: legs({ ease: [1.5, 4], rise: 11, inseam: 31.5, opening: 8.25 }),
  },
  shorts: {
    tailored: legs({ ease: [1, 4], rise: [11, 11], inseam: [4.5, 8.5], opening: [11.5, 10.5] }),
    denim: legs({ ease: [1.5, 2], rise: 11, inseam: 3, opening: 11.5 }),
    "paper-bag": legs({ ease: [0, 6], rise: 12, inseam: 3.5, opening: 13 }),
  },
  "mini-skirt": {
    "a-line": skirt({ ease: [1, 3], length: 16.5 }),
    denim: skirt({ ease: [1.5, 1.5], length: 15.5 }),
  },
  "pleated-skirt": {
    midi: skirt({ ease: [-1.5], length: 31 }),
    maxi: skirt({ ease: [-1.5], length: 38 }),
  },
  "pencil-skirt": {
    knee: skirt({ ease: [1, 1.5], length: 25 }),
    midi: skirt({ ease: [1, 1.5], length: 30 }),
  },
};
