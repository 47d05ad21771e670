import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { resultOrNull } from "~/browser/result-or-null";
import { readOfTab } from "~/browser/stored-text";
import * as storageKeys from "~/shop/storage-keys";
import { subscribeToNothing } from "~/browser/store";
import { hasCodeOrError, isStateFresh } from "./sign-in-callback";

/** Kept from the first render: completing the sign-in empties storage while the page shows the error. */
export function useStatelessCallback(): boolean {
  const query = new URLSearchParams(useLocation().search);
  const [read] = useState(() => readOnce(hasPendingSignIn));
  // Never changes while the page is open, because starting a sign-in leaves the page.
  const isPending = useSyncExternalStore(subscribeToNothing, read, () => false);
  return isPending && hasCodeOrError(query) && !query.has("state");
}

function readOnce(read: () => boolean): () => boolean {
  let result: boolean | null = null;
  return () => (result ??= read());
}

/** False for an abandoned sign-in, so that "/?code=WELCOME" is the home page again. */
function hasPendingSignIn(): boolean {
  const pending = resultOrNull<unknown>(() => JSON.parse(readOfTab(storageKeys.signIn) ?? "null"));
  return isStateFresh(String((pending as { state?: unknown } | null)?.state));
}
