import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { storageKeys } from "~/lib/constants";
import { mayEndSignIn } from "./is-sign-in-answer";
import { isUnderWay } from "./sign-in-age";

/**
 * Whether the page came as the answer to a sign-in that this tab has begun, without the state that it was begun with.
 * It stays so when the sign-in has been refused and forgotten: the page still says so.
 */
export function useStatelessAnswer(): boolean {
  const query = new URLSearchParams(useLocation().search);
  const [readOnce] = useState(() => once(hasBegunSignIn));
  const hasBegun = useSyncExternalStore(neverChanges, readOnce, () => false);
  return hasBegun && mayEndSignIn(query) && !query.has("state");
}

/** A sign-in is begun by leaving the page. */
const neverChanges = () => () => undefined;

function once(read: () => boolean): () => boolean {
  let known: boolean | null = null;
  return () => (known ??= read());
}

/** An abandoned one is none: "/?code=WELCOME" is the home page again. */
function hasBegunSignIn(): boolean {
  try {
    const begun = JSON.parse(sessionStorage.getItem(storageKeys.signIn) ?? "null") as {
      state?: unknown;
    } | null;
    return isUnderWay(String(begun?.state));
  } catch {
    return false;
  }
}
