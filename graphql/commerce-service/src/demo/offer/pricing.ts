import type { SeededRandom } from "../random/seeded-random.ts";
import type { Shape } from "../shapes/shapes.ts";
import { type Condition, conditions } from "./conditions.ts";
import { type Tier, tiers } from "./tiers.ts";

/** The step of every demo price, half a dollar, in cents. */
export const priceStep = 50;
const lowestPrice = 500;

/** A retail price in cents with typical endings: 98.00, 128.00, 45.00, 69.50. */
export function chooseRetailPrice(shape: Shape, level: number, random: SeededRandom): number {
  const [low, high] = shape.retail;
  const dollars = (low + (high - low) * random.next()) * level;
  if (dollars < 40) return Math.max(Math.round(dollars), 10) * 100 + (random.chance(0.4) ? priceStep : 0);
  const tens = Math.round(dollars / 10) * 10;
  return (tens - random.pick([2, 2, 2, 5, 0.5])) * 100;
}

/** The selling price in cents: retail less the tier's and the condition's markdown, in half dollars. */
export function choosePrice(retail: number, tier: Tier, condition: Condition, random: SeededRandom): number {
  const [least, most] = tiers[tier].discount;
  const percent = Math.min(random.integer(least, most) + conditions[condition].discount, 84);
  const exact = (retail * (100 - percent)) / 100;
  return Math.min(Math.max(Math.round(exact / priceStep) * priceStep, lowestPrice), retail);
}
