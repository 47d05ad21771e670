import { sizeTypeOf, type StockedVariant } from "../offer/stock.ts";
import { type SeededRandom, seededRandom } from "../random/seeded-random.ts";
import { colorLabel } from "../style/colorway.ts";
import type { Style } from "../style/style.ts";
import type { Silhouette } from "../wardrobe.ts";
import { bottoms } from "./bottoms.ts";
import { dresses } from "./dresses.ts";
import { intimates } from "./intimates.ts";
import type { Measure, Pattern } from "./measure.ts";
import { shoesAndBags } from "./shoes-and-bags.ts";
import { tops } from "./tops.ts";
import { wearerOf } from "./wearer.ts";

const patterns: Readonly<Record<Silhouette, Readonly<Record<string, Pattern>>>> = {
  ...tops,
  ...dresses,
  ...bottoms,
  ...intimates,
  ...shoesAndBags,
};

/** How far a garment may be from its pattern, in inches. */
const longDeviation = 0.5;
const shortDeviation = 0.25;
/** Up to this length, in inches, the smaller deviation applies. */
const short = 12;

/**
 * The measured values of a product's variants, as the value of its metafield `measurements`. Each garment differs a
 * little from its pattern, always in the same way.
 */
export function measurements(style: Style, stock: readonly StockedVariant[], handle: string): string {
  const pattern = patterns[style.shape.silhouette][style.shape.cut];
  if (pattern === undefined) throw new Error(`There is no pattern for ${style.shape.noun}.`);
  const isOfOneColor = style.colorways.length === 1;
  const variants = stock.map(({ size, color }) => {
    const random = seededRandom(`${handle}:${color}:${size}:measurements`);
    const measures = pattern(wearerOf(sizeTypeOf(style), size, style.department));
    return {
      size,
      ...(!isOfOneColor && { color: colorLabel(color) }),
      values: Object.fromEntries(measures.map((measure) => [measure.name, measured(measure, random)])),
    };
  });
  return JSON.stringify({ unit: "in", variants });
}

/** In quarters of an inch, as one reads a tape. */
function measured({ inches, exact = false }: Measure, random: SeededRandom): number {
  const range = inches > short ? longDeviation : shortDeviation;
  const deviation = exact ? 0 : (random.next() * 2 - 1) * range;
  return Math.round((inches + deviation) * 4) / 4;
}
