import { type ReactNode, useDeferredValue } from "react";
import { useIsHydrating } from "./use-is-hydrating";

/**
 * After client-side navigation, renders its children only once the rest of the page has rendered. The server renders
 * them immediately.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children, useIsHydrating() ? children : null);
}
