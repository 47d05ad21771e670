import { ServiceFailure } from "~/apollo/service-failure";
import { delays } from "~/constants";

/**
 * Loads data that a page can do without. Resolves with null and logs the error if loading fails or takes longer than
 * `limit` milliseconds; the page then shows a notice instead.
 */
export async function optionalData<Content>(
  load: (signal: AbortSignal) => Promise<Content>,
  limit: number = delays.extras,
): Promise<Content | null> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
      controller.abort();
    }, limit);
  });
  // A pending timer would keep the whole request in memory.
  return Promise.race([load(controller.signal).catch(logFailure), tooLate]).finally(() =>
    clearTimeout(timer),
  );
}

function logFailure(error: unknown): null {
  console.error(error instanceof ServiceFailure ? error.message : error);
  return null;
}
