/**
 * What a shop can promise. Each is on or off as a whole: its rule in the commerce service, and its words on every page
 * but the long ones, whose texts are the shop's own (storefront/app/content).
 */
export const promiseNames = [
  "free-shipping",
  "easy-returns",
  "quality",
  "low-prices",
  "bundle",
  "welcome",
] as const;

export type PromiseName = (typeof promiseNames)[number];
