import { isAborted, isDenied, ServiceFailure } from "./service-failure";
import { optionalDataLimit } from "~/shop/constants";
import { withinBudget } from "./time-budget";

interface OptionalDataOptions {
  /** Milliseconds. */
  readonly limit?: number;
  /** Called if the data is missing this time, so that nobody keeps the page. Not if the shop may never read it. */
  readonly onPartial?: (() => void) | undefined;
}

/** Resolves with null and logs the error if loading fails or takes too long; the page then shows a notice. */
export function optionalData<Content>(
  load: (signal: AbortSignal) => Promise<Content>,
  { limit = optionalDataLimit, onPartial }: OptionalDataOptions = {},
): Promise<Content | null> {
  return withinBudget(limit, load).catch((error: unknown) => {
    const isService = error instanceof ServiceFailure;
    if (!isAborted(error)) console.error(isService ? error.message : error);
    if (!isService || !isDenied(error.cause)) onPartial?.();
    return null;
  });
}
