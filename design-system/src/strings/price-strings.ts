export const priceStrings = {
  price: "Price",
  retailPrice: "Retail price",
  saving: (percent: number) => `You save ${percent}%`,
};
