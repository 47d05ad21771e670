import { ServiceFailure } from "~/apollo/service-failure";
import { withinBudget } from "./time-budget";

/** How long a page waits for optional data, in milliseconds. */
const usualLimit = 1000;

/**
 * Loads data that a page can do without. Resolves with null and logs the error if loading fails or takes longer than
 * `limit` milliseconds; the page then shows a notice instead.
 */
export function optionalData<Content>(
  load: (signal: AbortSignal) => Promise<Content>,
  limit = usualLimit,
): Promise<Content | null> {
  return withinBudget(limit, load).catch(logFailure);
}

function logFailure(error: unknown): null {
  console.error(error instanceof ServiceFailure ? error.message : error);
  return null;
}
