/** Whose words, menus and pages a shop shows: those of the demo, or the merchant's own, of which there are none at first. */
export const shopContents = ["demo", "own"] as const;

export type ShopContent = (typeof shopContents)[number];

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

/** What pages may show: the words of a promise, the demo's content, or links to long pages. */
export type ShownPart = PromiseName | "demo" | "long-pages";

export function shownParts(
  content: ShopContent,
  promises: readonly PromiseName[],
  isDemoCompany: boolean,
): ShownPart[] {
  if (content === "demo") return [...promises, "demo", "long-pages"];
  return isDemoCompany ? [...promises] : [...promises, "long-pages"];
}
