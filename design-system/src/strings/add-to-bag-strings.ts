export const addToBagStrings = {
  /** A4. */
  available: "add to bag",
  adding: "Adding...",
  loading: "Loading...",
  inBag: "in bag",
  soldOut: "Sold out",
};
