import { useSyncExternalStore } from "react";
import * as storageKeys from "~/shop/storage-keys";
import { notifyStored, readStored, subscribeToStored } from "~/browser/stored-text";

export function isSignedIn(): boolean {
  return Boolean(readStored(storageKeys.accessToken));
}

/** Call this after storing or removing tokens. */
export function notifySignedIn(): void {
  notifyStored(storageKeys.accessToken);
}

/** Returns a function that unsubscribes. */
export function onSignedInChange(listener: () => void): () => void {
  return subscribeToStored(storageKeys.accessToken, listener);
}

/** Null before hydration, because the server renders the same page for everyone. */
export function useSignedIn(): boolean | null {
  return useSyncExternalStore(onSignedInChange, isSignedIn, () => null);
}
