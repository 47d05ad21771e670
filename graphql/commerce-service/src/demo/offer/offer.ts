import type { DemoBrand } from "../brands/brand.ts";
import type { Rotation } from "../random/rotation.ts";
import type { SeededRandom } from "../random/seeded-random.ts";
import { clothFacts } from "../style/cloth-facts.ts";
import type { Style } from "../style/style.ts";
import { type Condition, isWorn } from "./conditions.ts";
import { type Defect, defects, isPossible } from "./defects.ts";
import { choosePrice, chooseRetailPrice } from "./pricing.ts";
import { chooseCondition, chooseStock, type StockedVariant } from "./stock.ts";
import { type Tier, tierAtAge } from "./tiers.ts";

/** What the shop sells of a style: its condition, stock and price. Money is in cents. */
export interface Offer {
  readonly tier: Tier;
  readonly condition: Condition;
  readonly defects: readonly Defect[];
  readonly retailPrice: number;
  readonly price: number;
  readonly stock: readonly StockedVariant[];
}

interface Occasion {
  readonly style: Style;
  readonly brand: DemoBrand;
  /** From 0 (newest) to 1. */
  readonly age: number;
  readonly random: SeededRandom;
  readonly rotation: Rotation;
}

export function chooseOffer({ style, brand, age, random, rotation }: Occasion): Offer {
  const tier = tierAtAge(age);
  const condition = chooseCondition(style, random);
  const retailPrice = chooseRetailPrice(style.shape, brand.level, random);
  return {
    tier,
    condition,
    defects: findDefects(style, condition, random, rotation),
    retailPrice,
    price: choosePrice(retailPrice, tier, condition, random),
    stock: chooseStock(style, condition, age, random),
  };
}

/** A product's defects: none without signs of wear, mostly one if it is "Excellent", mostly two if it is pre-owned. */
function findDefects(
  { shape: { category }, colorways: [first] }: Style,
  condition: Condition,
  random: SeededRandom,
  rotation: Rotation,
): Defect[] {
  if (!isWorn(condition) || first === undefined) return [];
  const subject = clothFacts[first.cloth].wear;
  const all = defects[subject];
  const possible = all.filter((defect) => isPossible(defect, { ...first, category }));
  const dealt = rotation.deal(`defects ${subject}`, all);
  // The deck is the same for every product, so a defect that this one cannot have gives way to the next in the list.
  const inTurn = [...all.slice(all.indexOf(dealt)), ...all.slice(0, all.indexOf(dealt))];
  const one = inTurn.find((defect) => possible.includes(defect)) ?? dealt;
  if (!random.chance(condition === "preowned" ? 0.7 : 0.35)) return [one];
  return [one, random.pick(possible.filter((defect) => defect !== one))];
}
