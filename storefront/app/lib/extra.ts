import { ServiceFailure } from "~/apollo/service-failure";
import { delays } from "./constants";

/**
 * What a page can do without: null when it could not be had or takes longer than `delays.extras`, with a line in the
 * log. The page says so in its place, and the rest of it works (decision 13). A mistake of ours still fails.
 */
export async function extra<Content>(
  ask: (signal: AbortSignal) => Promise<Content>,
): Promise<Content | null> {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
      leaving.abort();
    }, delays.extras);
  });
  // A timer that ran on would hold the whole request in memory.
  return Promise.race([ask(leaving.signal).catch(nothing), tooLate]).finally(() => clearTimeout(timer));
}

function nothing(error: unknown): null {
  if (!(error instanceof ServiceFailure)) throw error;
  console.error(error.message);
  return null;
}
