import type { Shape } from "./pieces/pieces.ts";
import { priceStep } from "./pricing.ts";

interface Priced {
  readonly price: number;
  readonly shape: Shape;
}

/** How far a price may give way, in steps: sixty dollars, which only the few dearest pieces ever come near. */
const reach = 120;

/**
 * Keeps a listing sorted by price from showing one shape twice in a row. Each price that comes in is moved by as few
 * half dollars as it takes for its neighbors, in the whole catalogue and in its category, to be of another shape.
 */
export class PriceOrder {
  readonly #all: Priced[] = [];
  readonly #byCategory = new Map<string, Priced[]>();

  /** The price to ask, in cents: near the one wanted and at most `highest`. */
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

/** Ties come in the order they were made, so a new piece stands behind all of its own price. */
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
