import { useSyncExternalStore } from "react";
import { storageKeys } from "~/constants";
import { readStored } from "~/store/stored-text";

const listeners = new Set<() => void>();

/** Whether this browser stores a customer's access token. */
export function isSignedIn(): boolean {
  return Boolean(readStored(storageKeys.accessToken));
}

/** Call this after storing or removing tokens. Other tabs are notified by their storage event. */
export function notifySignedIn(): void {
  for (const listener of listeners) listener();
}

/** Returns a function that unsubscribes. */
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

/** Null before hydration, because the server renders the same page for everyone. */
export function useSignedIn(): boolean | null {
  return useSyncExternalStore(onSignedInChange, isSignedIn, () => null);
}
