import { ServiceFailure } from "~/apollo/service-failure";
import { delays } from "~/constants";

/**
 * Loads data that a page can do without. Returns null and logs the failure if the service is down, its answer cannot be
 * read, or it takes longer than `limit` milliseconds; the page shows a notice in its place.
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
  // A running timer would keep the whole request in memory.
  return Promise.race([load(controller.signal).catch(logFailure), tooLate]).finally(() =>
    clearTimeout(timer),
  );
}

function logFailure(error: unknown): null {
  console.error(error instanceof ServiceFailure ? error.message : error);
  return null;
}
