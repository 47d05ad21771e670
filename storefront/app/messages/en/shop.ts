import { makesPromise } from "~/promises/promises";
import { lowPrices, shippingAndReturns } from "./promises";

export const description = (): string =>
  [
    makesPromise("quality")
      ? "Like-new, returned and pre-owned fashion from partner brands, checked by hand."
      : "",
    makesPromise("low-prices") ? `${lowPrices}.` : "",
    shippingAndReturns(),
  ]
    .filter(Boolean)
    .join(" ") || "See what is new in the shop.";
