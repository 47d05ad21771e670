import * as storageKeys from "~/shop/storage-keys";

/**
 * Sets `--garment-dresses`, the height of the comparison on product pages of the category, where the shopper has a garment
 * of the category. Runs before the first paint; `save-sizes.ts` does the same for a garment that is saved later.
 */
export const comparisonSpaceScript = (): string =>
  `try{for(const text of JSON.parse(localStorage.${storageKeys.myGarments}))` +
  `document.documentElement.style.setProperty("--garment-"+text.split(".")[0],"3em")}catch{}`;
