import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True on the server and during hydration. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
