import { useSyncExternalStore } from "react";
import { storageKeys } from "./constants";

/** What the shopper clicked on last in a menu: the heading of /direct (specification A2). Null when nothing is kept. */
export function readDescription(): string | null {
  try {
    return localStorage.getItem(storageKeys.directDescription)?.trim() || null;
  } catch {
    // A browser may refuse its storage.
    return null;
  }
}

export function keepDescription(title: string): void {
  try {
    localStorage.setItem(storageKeys.directDescription, title);
  } catch {
    // Then /direct leads on to the search.
  }
}

const never = () => () => undefined;

/** The description once the page is the browser's; null in the server's HTML, which is the same for everybody. */
export function useDescription(): string | null {
  return useSyncExternalStore(never, readDescription, () => null);
}

/** Whether this is what the server has rendered, before the browser makes it its own. */
export function useIsServerRendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
