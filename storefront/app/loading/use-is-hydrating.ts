import { useSyncExternalStore } from "react";
import { subscribeToNothing } from "~/browser/store";

/** True on the server and during hydration. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
