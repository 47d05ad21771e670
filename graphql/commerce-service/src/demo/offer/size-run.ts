import type { Department } from "../categories.ts";
import type { SeededRandom } from "../random/seeded-random.ts";
import { type SizeTypeSlug, sizeTypes } from "./sizes.ts";

/** The number of sizes per product, by weight. Most products have one. */
export const runLengths = { new: { 1: 45, 2: 27, 3: 18, 4: 8, 5: 2 }, worn: { 1: 9, 2: 1 } } as const;

/** Men's shoes start where women's sizes of the same size type become rare. */
const usualMensShoe = "10.5";

/** The available sizes, smallest first: neighbors in the chart, more often from its middle. */
export function chooseSizes(
  sizeType: SizeTypeSlug,
  department: Department,
  run: Readonly<Record<string, number>>,
  random: SeededRandom,
): string[] {
  const { sizes, usual } = sizeTypes[sizeType];
  const chart: readonly string[] = sizes;
  const middle = chart.indexOf(sizeType === "shoes_us_m" && department === "mens" ? usualMensShoe : usual);
  const reach = Math.max(chart.length / 2.2, 1);
  const offset = Math.round((random.next() + random.next() - 1) * reach);
  const length = Math.min(Number(random.weighted(run)), chart.length);
  const start = Math.min(Math.max(middle + offset, 0), chart.length - length);
  return chart.slice(start, start + length);
}
