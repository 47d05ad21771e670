import { delays } from "./constants";

/**
 * What a page can do without: null when it fails or takes longer than `delays.extras`. The page says so in its place,
 * and the rest of it works (decision 13).
 */
export async function extra<Content>(
  ask: (signal: AbortSignal) => Promise<Content>,
): Promise<Content | null> {
  const signal = AbortSignal.timeout(delays.extras);
  const tooLate = new Promise<null>((resolve) => {
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });
  return Promise.race([ask(signal).catch(() => null), tooLate]);
}
