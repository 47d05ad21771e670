/** The newest date in the demo catalog. Fixed, so that a seed always gives the same dates. */
const referenceDate = "2025-11-01T09:00:00.000Z";

const day = 24 * 60 * 60 * 1000;
const longestStay = 364 * day;

/**
 * When a product arrived, by its age from 0 (newest) to 1. Newer products arrive closer together, as in a growing
 * shop.
 */
export function arrivalOf(age: number): string {
  const before = Math.round((longestStay * age ** 1.2) / 1000) * 1000;
  return new Date(Date.parse(referenceDate) - before).toISOString();
}
