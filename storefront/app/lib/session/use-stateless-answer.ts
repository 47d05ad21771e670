import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { storageKeys } from "~/lib/constants";
import { mayEndSignIn } from "./is-sign-in-answer";

/** Whether the page came as the answer to a sign-in that this tab has begun, without the state that it was begun with. */
export function useStatelessAnswer(): boolean {
  const query = new URLSearchParams(useLocation().search);
  const hasBegun = useSyncExternalStore(neverChanges, hasBegunSignIn, () => false);
  return hasBegun && mayEndSignIn(query) && !query.has("state");
}

/** A sign-in is begun by leaving the page. */
const neverChanges = () => () => undefined;

function hasBegunSignIn(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.signIn) !== null;
  } catch {
    return false;
  }
}
