import { ServiceFailure } from "~/apollo/service-failure";
import { serverLimits } from "~/constants";
import { withinBudget } from "./time-budget";

/**
 * Loads data that a page can do without. Resolves with null and logs the error if loading fails or takes longer than
 * `limit` milliseconds; the page then shows a notice instead.
 */
export function optionalData<Content>(
  load: (signal: AbortSignal) => Promise<Content>,
  limit: number = serverLimits.optionalData,
): Promise<Content | null> {
  return withinBudget(limit, load).catch(logFailure);
}

function logFailure(error: unknown): null {
  console.error(error instanceof ServiceFailure ? error.message : error);
  return null;
}
