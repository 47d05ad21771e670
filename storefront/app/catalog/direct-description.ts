import { useSyncExternalStore } from "react";
import { storageKeys } from "~/constants";
import { readStored, writeStored } from "~/store/stored-text";

/** The title of the menu link that the shopper clicked last. It is the heading of /direct. Null if none is stored. */
export function readDescription(): string | null {
  return readStored(storageKeys.directDescription)?.trim() || null;
}

/** Without a stored title, /direct redirects to the search. */
export function keepDescription(title: string): void {
  writeStored(storageKeys.directDescription, title);
}

const never = () => () => undefined;

/** The stored title after hydration; null in the server's HTML, which is the same for everybody. */
export function useDescription(): string | null {
  return useSyncExternalStore(never, readDescription, () => null);
}
