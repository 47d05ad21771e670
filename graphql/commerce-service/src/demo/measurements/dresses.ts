import { across, type ByDepartment, grown, type Pattern, type PatternsOf } from "./measure.ts";

interface Dress {
  /** Room around chest, waist and hips, in inches. A skirt that swings has no hips to measure. */
  readonly ease: readonly [chest: number, waist: number, hips?: number];
  /** From the shoulder's or strap's highest point to the hem. */
  readonly length: ByDepartment;
  readonly sleeve?: number;
}

const dress =
  ({ ease: [chest, waist, hips], length, sleeve }: Dress): Pattern =>
  (wearer) => [
    across("Chest", wearer.chest + chest),
    across("Waist", wearer.waist + waist),
    ...(hips === undefined ? [] : [across("Hips", wearer.hips + hips)]),
    { name: "Length", inches: grown(length, wearer) },
    ...(sleeve === undefined ? [] : [{ name: "Sleeve", inches: grown(sleeve, wearer, 0.125) }]),
  ];

interface Jumpsuit extends Pick<Dress, "ease"> {
  readonly inseam: number;
  /** The width of a leg at the hem. */
  readonly opening: number;
}

const jumpsuit =
  ({ ease: [chest, waist, hips = 0], inseam, opening }: Jumpsuit): Pattern =>
  (wearer) => [
    across("Chest", wearer.chest + chest),
    across("Waist", wearer.waist + waist),
    across("Hips", wearer.hips + hips),
    { name: "Inseam", inches: inseam },
    { name: "Leg opening", inches: grown(opening, wearer, 0.125) },
  ];

export const dresses: PatternsOf<
  "wrap-dress" | "slip-dress" | "shirt-dress" | "maxi-dress" | "sheath-dress" | "jumpsuit"
> = {
  "wrap-dress": {
    mini: dress({ ease: [3, 1.5], length: 35, sleeve: 23 }),
    midi: dress({ ease: [3, 1.5], length: 46, sleeve: 23 }),
    maxi: dress({ ease: [3, 1.5], length: 54, sleeve: 23 }),
    "short-sleeve": dress({ ease: [3, 1.5], length: 40, sleeve: 9.5 }),
  },
  "slip-dress": {
    mini: dress({ ease: [1, 3, 2], length: 34 }),
    midi: dress({ ease: [1, 3, 2], length: 47 }),
    maxi: dress({ ease: [1, 3, 2], length: 55 }),
  },
  "shirt-dress": {
    knee: dress({ ease: [5, 7, 5], length: 40, sleeve: 24 }),
    midi: dress({ ease: [5, 6], length: 47, sleeve: 11.5 }),
    sleeveless: dress({ ease: [4, 6], length: 40 }),
  },
  "maxi-dress": {
    tiered: dress({ ease: [3, 3], length: 56 }),
    halter: dress({ ease: [1, 2], length: 57 }),
    column: dress({ ease: [1, 1.5, 2], length: 58 }),
  },
  "sheath-dress": {
    "cap-sleeve": dress({ ease: [2, 1.5, 2], length: 38, sleeve: 4 }),
    "long-sleeve": dress({ ease: [2, 1.5, 2], length: 38.5, sleeve: 23.5 }),
  },
  jumpsuit: {
    "wide-leg": jumpsuit({ ease: [3, 2, 4], inseam: 30, opening: 11.5 }),
    tapered: jumpsuit({ ease: [4, 3, 4], inseam: 27.5, opening: 6.5 }),
    strapless: jumpsuit({ ease: [-0.5, 1.5, 3], inseam: 30.5, opening: 10.5 }),
  },
};
