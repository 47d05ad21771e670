import { useSyncExternalStore } from "react";
import { storageKeys } from "~/lib/constants";

const listeners = new Set<() => void>();

/** Whether this browser holds a customer's token (specification A6). */
export function isSignedIn(): boolean {
  try {
    return Boolean(localStorage.getItem(storageKeys.accessToken));
  } catch {
    return false;
  }
}

/** To be called when tokens came or went in this tab; other tabs learn of it by their storage event. */
export function tellSignedIn(): void {
  for (const listener of listeners) listener();
}

/** The function returned stops it. */
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

/** Null until the page runs in a browser: on the server nobody is known. */
export function useSignedIn(): boolean | null {
  return useSyncExternalStore(onSignedInChange, isSignedIn, () => null);
}
