export const priceStrings = {
  price: "Price",
  retailPrice: "Retail price",
  /** A2. */
  saving: (percent: number) => `You save ${percent}%`,
};
