import { type GarmentLengths, lengthNames } from "./garment-lengths.ts";

/** Hundredths of an inch; 0 if unknown. */
export function hundredths(inches: number | undefined): number {
  return inches === undefined || inches > 1000 ? 0 : Math.round(inches * 100);
}

/** Numbers of a packed garment. */
export const packedSize = lengthNames.length;

/** Lengths in the order of `lengthNames`, in hundredths of an inch. Null if there are none. */
export function packLengths(lengths: GarmentLengths): readonly number[] | null {
  const packed = lengthNames.map((name) => hundredths(lengths[name]));
  return packed.some((length) => length > 0) ? packed : null;
}

/**
 * How far a garment is from another, as 32 bits that sort: 13 bits have the largest difference of a length in hundredths
 * of an inch, and 19 the average one, in sixtieths of that, so that it is whole for one to six lengths.
 */
export type Distance = number;

/** Larger differences count as this one. */
const mostHundredths = 8191;
const meanSize = 2 ** 19;

/** The distance of garments that have no length in common: they come last. */
export const incomparable: Distance = 2 ** 32 - 1;

export type DistanceTo = (data: Int32Array, at: number) => Distance;

/** Measures how far packed garments are from a garment, by the lengths that both have. */
export function distanceTo(lengths: GarmentLengths): DistanceTo {
  const own = Int32Array.from(lengthNames, (name) => hundredths(lengths[name]));
  const compared = Int32Array.from(own.keys()).filter((index) => own[index] !== 0);
  return (data, at) => {
    let largest = 0;
    let sum = 0;
    let common = 0;
    for (let place = 0; place < compared.length; place += 1) {
      const index = compared[place] ?? 0;
      const its = data[at + index] ?? 0;
      if (its === 0) continue;
      const difference = Math.min(Math.abs(its - (own[index] ?? 0)), mostHundredths);
      if (difference > largest) largest = difference;
      sum += difference;
      common += 1;
    }
    return common === 0 ? incomparable : largest * meanSize + (sum * 60) / common;
  };
}

/** The largest distance at which no length differs by more. */
export function farthestWithin(inches: number): Distance {
  return Math.min(hundredths(inches), mostHundredths) * meanSize + meanSize - 1;
}
