import type { SeededRandom } from "../random/seeded-random.ts";
import { colorLabel } from "../style/colorway.ts";
import type { Style } from "../style/style.ts";
import type { ColorSlug } from "../wardrobe.ts";
import { type Condition, conditions, isWorn } from "./conditions.ts";
import { chooseSizes, runLengths } from "./size-run.ts";
import { type SizeTypeSlug, sizeTypes } from "./sizes.ts";

/** A color in a size, with its stock. */
export interface StockedVariant {
  readonly color: ColorSlug;
  readonly size: string;
  readonly inventory: number;
}

/** The longer a product has been listed, the likelier it is sold out: 6% on average. */
const soldOutShareOfOldest = 0.12;
const missingPairShare = 0.3;
const soldVariantShare = 0.12;
const severalShare = 0.1;

export function sizeTypeOf({ shape, department }: Style): SizeTypeSlug {
  return shape.sizes[department] ?? "one_size";
}

/** Styles in several colors are new stock, never worn. */
export function chooseCondition({ colorways }: Style, random: SeededRandom): Condition {
  const shares = (Object.keys(conditions) as Condition[])
    .filter((condition) => colorways.length === 1 || !isWorn(condition))
    .map((condition) => [condition, conditions[condition].share]);
  return random.weighted<Condition>(Object.fromEntries(shares));
}

/** The variants of a style: mostly one of each, some of them sold out. Every color has at least one size. */
export function chooseStock(
  style: Style,
  condition: Condition,
  age: number,
  random: SeededRandom,
): StockedVariant[] {
  const run = isWorn(condition) ? runLengths.worn : runLengths.new;
  const sizes = chooseSizes(sizeTypeOf(style), style.department, run, random);
  const soldOut = random.chance(soldOutShareOfOldest * age);
  const pairs = style.colorways.flatMap(({ color }, nth) => {
    const kept = random.integer(0, sizes.length - 1);
    return sizes
      .filter((_, place) => nth === 0 || place === kept || !random.chance(missingPairShare))
      .map((size) => ({ color, size }));
  });
  const forSale = random.integer(0, pairs.length - 1);
  return pairs.map((pair, place) => {
    const sold = soldOut || (place !== forSale && random.chance(soldVariantShare));
    const several = condition === "new_with_tags" && random.chance(severalShare);
    return { ...pair, inventory: sold ? 0 : several ? random.integer(2, 4) : 1 };
  });
}

/** Options in the hosted platform's shape: colors, and sizes in chart order. */
export function demoOptions(
  style: Style,
  stock: readonly StockedVariant[],
): { name: string; values: string[] }[] {
  const chart: readonly string[] = sizeTypes[sizeTypeOf(style)].sizes;
  return [
    { name: "Color", values: style.colorways.map(({ color }) => colorLabel(color)) },
    { name: "Size", values: chart.filter((size) => stock.some((variant) => variant.size === size)) },
  ];
}
