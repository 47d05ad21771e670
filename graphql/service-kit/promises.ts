/** What a shop can promise. Each is on or off as a whole: its rule in the commerce service, and its words everywhere. */
export const promiseNames = [
  "free-shipping",
  "easy-returns",
  "quality",
  "low-prices",
  "bundle",
  "welcome",
] as const;

export type PromiseName = (typeof promiseNames)[number];
