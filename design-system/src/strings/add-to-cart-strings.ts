export const addToCartStrings = {
  available: "add to bag",
  adding: "Adding...",
  loading: "Loading...",
  inCart: "in bag",
  soldOut: "Sold out",
};
