import type { Silhouette, silhouettes } from "../wardrobe.ts";
import type { Wearer } from "./wearer.ts";

/** A garment's measurement in inches, as its pattern has it. */
export interface Measure {
  readonly name: string;
  readonly inches: number;
  /** Garments differ from their pattern. Straps and handles, whose length a text may name, do not. */
  readonly exact?: boolean;
}

/** What is measured on a garment made for a body. */
export type Pattern = (wearer: Wearer) => readonly Measure[];

type CutOf<S extends Silhouette> = (typeof silhouettes)[S][number];

/** A pattern for every cut of some silhouettes. Leaving one out is a type error. */
export type PatternsOf<S extends Silhouette> = {
  readonly [Each in S]: { readonly [Cut in CutOf<Each>]: Pattern };
};

/** A length that differs between women's and men's garments, or is the same. */
export type ByDepartment = number | readonly [womens: number, mens: number];

export const forDepartment = (length: ByDepartment, { department }: Wearer): number =>
  typeof length === "number" ? length : length[department === "mens" ? 1 : 0];

/** Half of a circumference: the width of a garment that lies flat. */
export const across = (name: string, around: number): Measure => ({
  name: `${name}, across`,
  inches: around / 2,
});

/** Lengths grow a quarter of an inch per number size, sleeves half as much. */
export const grown = (length: ByDepartment, wearer: Wearer, perSize = 0.25): number =>
  forDepartment(length, wearer) + wearer.steps * perSize;
