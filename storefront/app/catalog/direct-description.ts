import { useSyncExternalStore } from "react";
import { storageKeys } from "~/constants";

/** The title of the menu link that the shopper clicked last. It is the heading of /direct. Null if none is stored. */
export function readDescription(): string | null {
  try {
    return localStorage.getItem(storageKeys.directDescription)?.trim() || null;
  } catch {
    // The browser may deny access to its storage.
    return null;
  }
}

export function keepDescription(title: string): void {
  try {
    localStorage.setItem(storageKeys.directDescription, title);
  } catch {
    // Without a stored title, /direct redirects to the search.
  }
}

const never = () => () => undefined;

/** The stored title after hydration; null in the server's HTML, which is the same for everybody. */
export function useDescription(): string | null {
  return useSyncExternalStore(never, readDescription, () => null);
}
