import type { CardProduct } from "~/catalog/card-product";

/** What the search box suggests for a text. */
export interface Suggestions {
  /** At most three. */
  readonly queries: readonly string[];
  readonly products: readonly CardProduct[];
}
