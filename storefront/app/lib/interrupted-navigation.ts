import { storageKeys } from "./constants";

/**
 * A page whose script is missing cannot be opened by script: the router reloads the page on which the link was
 * followed. Every page is whole on the server, so the shopper is sent on to the one that was asked for.
 */

/** Remembers where a navigation leads while it is under way; null when it has arrived. */
export function rememberNavigation(target: string | null): void {
  try {
    if (target === null) sessionStorage.removeItem(storageKeys.navigation);
    else sessionStorage.setItem(storageKeys.navigation, target);
  } catch {
    // Without storage the shopper follows the link once more.
  }
}

/** Goes on to where a navigation was leading when the page was reloaded. Answers whether it does; once, never in a loop. */
export function resumeNavigation(page: Window): boolean {
  const target = interruptedTarget();
  rememberNavigation(null);
  const [visit] = page.performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (target === null || visit?.type !== "reload" || isAt(page.location, target)) return false;
  page.location.replace(target);
  return true;
}

/** A hash is no other page: to go there would load nothing. */
function isAt({ origin, pathname, search }: Location, target: string): boolean {
  const there = new URL(target, origin);
  return there.pathname + there.search === pathname + search;
}

/** Only a path of the shop: what stands in the storage may be anybody's. */
function interruptedTarget(): string | null {
  try {
    const target = sessionStorage.getItem(storageKeys.navigation);
    return target && /^\/(?![/\\])/.test(target) ? target : null;
  } catch {
    return null;
  }
}
