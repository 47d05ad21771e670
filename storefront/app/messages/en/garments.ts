import type { LengthName } from "@circlet/service-kit/garment-lengths";

export const title = "Clothes that fit you";
export const showClosest = "Show the closest to it";
export const showClosestOf = (category: string) => `Show the closest to it in ${category.toLowerCase()}`;
export const closestToYours = "Closest to yours";
export const comparedWith = (lengths: string) => `Compared with ${lengths}.`;
export const within = (length: string) => `Within ${length}`;
export const onlyWithin = (length: string) => `Show only those within ${length}`;
export const closestFirst = "The closest come first.";
export const unmeasuredLast = (count: number) =>
  count === 1
    ? "The closest come first. One item without these measurements is last."
    : `The closest come first. ${count} items without these measurements are last.`;
export const notCompared = {
  never: { text: "This shop cannot compare items with yours in lists.", label: "" },
  failed: { text: "Items could not be compared with yours this time.", label: "Try again" },
  text: {
    text: "A search by words is not compared with yours.",
    label: "Show the closest without these words",
  },
  order: { text: "In this order, items are not compared with yours.", label: "Show the closest first" },
  filters: {
    text: "With these filters, items are not compared with yours.",
    label: "Show the closest without filters",
  },
} as const;
export const lead =
  "Measure something you own, lying flat. Product pages then say how an item differs from it, and lists can show the closest first.";
export const unit = "Unit";
export const inches = "Inches";
export const centimeters = "Centimeters";
export const labels: Readonly<Record<LengthName, string>> = {
  chest: "Chest, across",
  waist: "Waist, across",
  hips: "Hips, across",
  length: "Length",
  inseam: "Inseam",
  sleeve: "Sleeve",
};
export const formOf = (category: string) => `${category}: what fits you`;
export const save = "Save";
export const saveOf = (category: string) => `Save for ${category.toLowerCase()}`;
export const saving = "Saving...";
export const remove = "Remove";
export const removeOf = (category: string) => `Remove what fits in ${category.toLowerCase()}`;
export const saved = "Saved.";
export const removed = "Removed.";
export const notSaved = "This was not saved. Please try again.";
export const nothing = "Write at least one measurement.";
export const wrongLength = (least: string, most: string) => `Write a number from ${least} to ${most}.`;
export const lengthIn = {
  in: (number: string) => `${number}\u00a0in`,
  cm: (number: string) => `${number}\u00a0cm`,
};
/** "Chest, across 18.5 in" */
export const lengthOf = (label: string, length: string) => `${label} ${length}`;
/** "Dresses: Chest, across 18.5 in, Length 38 in" */
export const summary = (category: string, lengths: string) => `${category}: ${lengths}`;

/** How a piece differs from the shopper's own garment, by a length such as "1.5 in". */
export const differences: Readonly<Record<LengthName, Difference>> = {
  chest: {
    more: (by) => `${by} wider in the chest`,
    less: (by) => `${by} narrower in the chest`,
  },
  waist: {
    more: (by) => `${by} wider in the waist`,
    less: (by) => `${by} narrower in the waist`,
  },
  hips: {
    more: (by) => `${by} wider in the hips`,
    less: (by) => `${by} narrower in the hips`,
  },
  length: { more: (by) => `${by} longer`, less: (by) => `${by} shorter` },
  inseam: {
    more: (by) => `${by} longer in the inseam`,
    less: (by) => `${by} shorter in the inseam`,
  },
  sleeve: {
    more: (by) => `${by} longer in the sleeve`,
    less: (by) => `${by} shorter in the sleeve`,
  },
};
interface Difference {
  readonly more: (by: string) => string;
  readonly less: (by: string) => string;
}
/** "1.5 in wider in the chest than yours, 1 in shorter" */
export const thanYours = ([first, ...others]: readonly string[]) =>
  [`${first} than yours`, ...others].join(", ");
export const sameAsYours = "The same as yours";
