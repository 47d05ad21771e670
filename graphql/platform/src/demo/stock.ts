import { type Condition, conditions, isWorn } from "./conditions.ts";
import { colorLabel } from "./colorway.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { chooseSizes, runLengths } from "./size-run.ts";
import { type SizeTypeSlug, sizeTypes } from "./sizes.ts";
import type { Style } from "./style.ts";
import type { ColorSlug } from "./wardrobe.ts";

/** One thing to buy: a color in a size, with the pieces there are of it. */
export interface StockedVariant {
  readonly color: ColorSlug;
  readonly size: string;
  readonly inventory: number;
}

/** The longer a piece has been there, the likelier it is gone: 6 % on average. */
const soldOutShareOfOldest = 0.12;
const missingPairShare = 0.3;
const soldVariantShare = 0.12;
const severalShare = 0.1;

export function sizeTypeOf({ shape, department }: Style): SizeTypeSlug {
  return shape.sizes[department] ?? "one_size";
}

/** A style at hand in several colors is new stock, never worn. */
export function chooseCondition({ colorways }: Style, random: SeededRandom): Condition {
  const shares = (Object.keys(conditions) as Condition[])
    .filter((condition) => colorways.length === 1 || !isWorn(condition))
    .map((condition) => [condition, conditions[condition].share]);
  return random.weighted<Condition>(Object.fromEntries(shares));
}

/** The variants of a style: mostly one of each, some sold, of some styles all. Every color is there in some size. */
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

/** Options in the hosted platform's shape: the colors, and the sizes in chart order. */
export function optionsOf(
  style: Style,
  stock: readonly StockedVariant[],
): { name: string; values: string[] }[] {
  const chart: readonly string[] = sizeTypes[sizeTypeOf(style)].sizes;
  return [
    { name: "Color", values: style.colorways.map(({ color }) => colorLabel(color)) },
    { name: "Size", values: chart.filter((size) => stock.some((variant) => variant.size === size)) },
  ];
}
