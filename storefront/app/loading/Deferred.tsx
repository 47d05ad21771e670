import { type ReactNode, useDeferredValue } from "react";
import { useIsHydrating } from "./use-is-hydrating";

/** Renders its children right after the rest of a page that a click opened. The server renders them immediately. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children, useIsHydrating() ? children : null);
}
