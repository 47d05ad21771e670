import type { ProductVariant } from "../variants";

export const testVariant = (size: string): ProductVariant => ({
  id: size,
  color: "Plum",
  size,
  others: [],
  isAvailable: true,
  left: 1,
  price: 7400,
  amount: "74.00",
  retailPrice: null,
  hex: null,
  imageIndex: 0,
  measurements: [],
});
