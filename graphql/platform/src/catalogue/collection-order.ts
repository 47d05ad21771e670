/** The default orders a collection can have. "deals" is kept in `percent_off_desc`. */
export const collectionOrders = [
  "created_desc",
  "created_asc",
  "price_asc",
  "price_desc",
  "title_asc",
  "title_desc",
  "percent_off_desc",
  "best_selling",
] as const;

export type CollectionOrder = (typeof collectionOrders)[number];
