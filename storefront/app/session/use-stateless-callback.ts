import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { storageKeys } from "~/constants";
import { hasCodeOrError, isStateFresh } from "./sign-in-callback";

/**
 * Whether this address answers the tab's pending sign-in without its state. Keeps the first result, because completing
 * the sign-in removes it from storage while the page still says that it was refused.
 */
export function useStatelessCallback(): boolean {
  const query = new URLSearchParams(useLocation().search);
  const [read] = useState(() => once(hasPendingSignIn));
  const isPending = useSyncExternalStore(subscribeToNothing, read, () => false);
  return isPending && hasCodeOrError(query) && !query.has("state");
}

/** A sign-in starts by leaving the page, so this page never sees it change. */
const subscribeToNothing = () => () => undefined;

function once(read: () => boolean): () => boolean {
  let result: boolean | null = null;
  return () => (result ??= read());
}

/** False for an abandoned sign-in, so that "/?code=WELCOME" is the home page again. */
function hasPendingSignIn(): boolean {
  try {
    const pending: unknown = JSON.parse(sessionStorage.getItem(storageKeys.signIn) ?? "null");
    return isStateFresh(String((pending as { state?: unknown } | null)?.state));
  } catch {
    return false;
  }
}
