import type { Department } from "../categories.ts";
import { type SizeTypeSlug, sizeTypes } from "../offer/sizes.ts";
import { footLength, type SizeChartCell, sizeCharts } from "../size-charts/size-charts.ts";

/** The body that a size is made for, in inches, according to the size chart. */
export interface Wearer {
  readonly department: Department;
  /** The bust or chest, around. Zero where the size chart has none, as for shoes. The same holds for the others. */
  readonly chest: number;
  readonly underBust: number;
  readonly waist: number;
  readonly hips: number;
  readonly sleeve: number;
  readonly foot: number;
  /** How many US number sizes larger than the usual size, for lengths. */
  readonly steps: number;
}

/** Men's hips in letter and jacket sizes, which their charts leave out, are this much larger than the waist. */
const mensHips = 7;
/** Letter sizes cover two number sizes. A men's shoe size is 1.5 less than the women's of the same length. */
const numbersPerLetter = 2;
const mensShoe = 1.5;

export function wearerOf(type: SizeTypeSlug, size: string, department: Department): Wearer {
  const { columns, rows } = sizeCharts[type];
  const row = rows.find(([name]) => name === rowOf(type, size)) ?? [];
  const of = (...names: readonly string[]): number =>
    middle(row[columns.findIndex((column) => names.includes(column))]);
  const waist = of("Waist");
  return {
    department,
    chest: of("Bust", "Chest"),
    underBust: of("Under bust"),
    waist,
    hips: of("Hips") || waist + mensHips,
    sleeve: of("Sleeve"),
    foot: type === "shoes_us_m" ? footLength(Number(size) + (department === "mens" ? mensShoe : 0)) : 0,
    steps: stepsFromUsual(type, size),
  };
}

/** The chart of bra sizes has a row per band. */
const rowOf = (type: SizeTypeSlug, size: string): string =>
  type === "womens_bra" ? String(Number.parseInt(size, 10)) : size;

function middle(cell: SizeChartCell | undefined): number {
  if (typeof cell === "number") return cell;
  return Array.isArray(cell) ? (cell[0] + cell[1]) / 2 : 0;
}

function stepsFromUsual(type: SizeTypeSlug, size: string): number {
  const { sizes, usual }: { readonly sizes: readonly string[]; readonly usual: string } = sizeTypes[type];
  const steps = sizes.indexOf(size) - sizes.indexOf(usual);
  return type.endsWith("_alpha") ? steps * numbersPerLetter : steps;
}
