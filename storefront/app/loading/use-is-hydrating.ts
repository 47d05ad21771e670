import { useSyncExternalStore } from "react";
import { subscribeToNothing } from "~/store/store";

/** True on the server and during hydration. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
