/** What the shop promises, in numbers. The sentences are in messages/en/promises.ts. Amounts are in US dollars. */
import type { PromiseName, ShownPart } from "@circlet/service-kit/promises";

/** Null: all, as in stories and tests. */
let shown: readonly ShownPart[] | null = null;

/** Call this before rendering, with the setting of this name. */
export function setShownParts(parts: readonly ShownPart[]): void {
  shown = parts;
}

/** Whether pages show the words of a promise, the demo's content, or links to long pages. */
export function shows(part: ShownPart): boolean {
  return shown?.includes(part) ?? true;
}

/** Whether the shop makes a promise. Without it, its words show on long pages only, which are the shop's own. */
export function makesPromise(name: PromiseName): boolean {
  return shows(name);
}

export const shipsWithinHours = 24;
/** Days from leaving the warehouse to arriving. */
export const shortestTransitDays = 2;
export const longestTransitDays = 5;

/** Days from delivery. */
export const returnDays = 365;
export const freeReturnDays = 30;
/** After the free days, for each item. */
export const restockingFee = "10.99";
export const shoesReturnFee = "12.99";
/** How soon a refund is issued after the returned item arrives. */
export const refundWithin = "five business days";
/** Products in these categories come new with tags. For hygiene, they can be returned only with their tags or seal. */
export const sealedCategories: readonly string[] = ["bras", "panties", "shapewear", "swimwear"];

/** For the claim "Prices up to 50% below elsewhere". A test verifies it of every product of the demo. */
export const upToPercent = 50;

/** Percent off a cart with at least `bundleSize` items, applied at checkout. */
export const bundlePercent = 15;
export const bundleSize = 2;

export const welcomeDiscountCode = "WELCOME";
export const welcomePercent = 25;
/** From the email that sends the code. */
export const welcomeHours = 24;
