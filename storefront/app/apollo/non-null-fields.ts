/** Root fields that are non-null in the services' schemas. A response with null there is broken. */
export const nonNullFields: ReadonlySet<string> = new Set([
  "collections",
  "getReviews",
  "getSavedSearches",
  "getWishlistAlerts",
  "metaobjects",
  "products",
  "search",
  "stopEmailAlerts",
  "urlRedirects",
]);
