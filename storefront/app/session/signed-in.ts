import { useSyncExternalStore } from "react";
import { storageKeys } from "~/constants";
import { readStored } from "~/store/stored-text";

const listeners = new Set<() => void>();

/** Whether this browser stores a customer's access token. */
export function isSignedIn(): boolean {
  return Boolean(readStored(storageKeys.accessToken));
}

/** Call it after this tab stored or removed tokens. Other tabs learn of it from their storage event. */
export function notifySignedIn(): void {
  for (const listener of listeners) listener();
}

/** Returns the function that unsubscribes. */
export function onSignedInChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === storageKeys.accessToken || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Null until the page is hydrated: the server renders the same page for everybody. */
export function useSignedIn(): boolean | null {
  return useSyncExternalStore(onSignedInChange, isSignedIn, () => null);
}
