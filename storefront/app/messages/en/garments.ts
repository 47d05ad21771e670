import type { LengthName } from "@circlet/service-kit/garment-lengths";

export const title = "Clothes that fit you";
export const lead =
  "Measure something you own, lying flat. Product pages then say how a piece differs from it.";
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
export const lengthIn = { in: (number: string) => `${number} in`, cm: (number: string) => `${number} cm` };
/** "Chest, across 18.5 in" */
export const lengthOf = (label: string, length: string) => `${label} ${length}`;
/** "Dresses: Chest, across 18.5 in, Length 38 in" */
export const summary = (category: string, lengths: string) => `${category}: ${lengths}`;
