import { lowPrices, shippingAndReturns } from "./promises";

export const tagline = "Fashion, back in the circle";
export const description = `Like-new, returned and pre-owned fashion from partner brands, checked by hand. ${lowPrices}. ${shippingAndReturns}`;
