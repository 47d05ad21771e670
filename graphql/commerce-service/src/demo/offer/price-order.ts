import type { Shape } from "../shapes/shapes.ts";
import { priceStep } from "./pricing.ts";

interface Priced {
  readonly price: number;
  readonly shape: Shape;
}

/** The largest price adjustment, in steps: sixty dollars, which only a few expensive products come near. */
const reach = 120;

/**
 * Keeps a listing sorted by price from showing one shape twice in a row. Moves each new price by as few half dollars
 * as needed, so that its neighbors in the whole catalog and in its category have another shape.
 */
export class PriceOrder {
  readonly #all: Priced[] = [];
  readonly #byCategory = new Map<string, Priced[]>();

  /** The adjusted price in cents: close to `wanted` and at most `highest`. */
  place(shape: Shape, wanted: number, highest: number): number {
    const category = this.#byCategory.get(shape.category) ?? [];
    this.#byCategory.set(shape.category, category);
    const candidates = this.#candidates(wanted, highest);
    const price =
      candidates.find((each) => isApart(this.#all, shape, each) && isApart(category, shape, each)) ??
      candidates.find((each) => isApart(this.#all, shape, each)) ??
      wanted;
    insert(this.#all, { price, shape });
    insert(category, { price, shape });
    return price;
  }

  #candidates(wanted: number, highest: number): number[] {
    return Array.from(
      { length: 2 * reach + 1 },
      (_, nth) => wanted + priceStep * (nth % 2 ? 1 : -1) * Math.ceil(nth / 2),
    ).filter((price) => price > 0 && price <= highest);
  }
}

/** Equal prices keep their insertion order, so a new product goes after all others of its price. */
function placeOf(list: readonly Priced[], price: number): number {
  const behind = list.findIndex((each) => each.price > price);
  return behind < 0 ? list.length : behind;
}

function isApart(list: readonly Priced[], { silhouette }: Shape, price: number): boolean {
  const at = placeOf(list, price);
  return list[at - 1]?.shape.silhouette !== silhouette && list[at]?.shape.silhouette !== silhouette;
}

function insert(list: Priced[], priced: Priced): void {
  list.splice(placeOf(list, priced.price), 0, priced);
}
