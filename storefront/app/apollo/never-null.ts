/** Root fields that the services' schemas never allow to be null. An answer with null is broken. */
export const neverNull: ReadonlySet<string> = new Set([
  "collections",
  "getReviews",
  "metaobjects",
  "products",
  "search",
]);
