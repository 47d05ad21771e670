import type { Crumb } from "@circlet/design-system";
import { createContext, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { subscribeToNothing } from "~/store/store";

/** The listing that a product is opened from. */
export interface OpenedFrom {
  readonly breadcrumbs: readonly Crumb[];
}

/**
 * The listing that contains a link; undefined elsewhere. Links store it in the history entry they create, so a product
 * page can show the listing's breadcrumbs even after a reload or Back.
 */
export const OpenedFromContext = createContext<OpenedFrom | undefined>(undefined);

/**
 * The listing that this page was opened from; undefined if it was opened another way, on the server and during hydration.
 * Not with `useIsHydrating`, which would render every product page again after hydration.
 */
export function useOpenedFrom(): OpenedFrom | undefined {
  const state = useLocation().state as Partial<OpenedFrom> | null;
  const openedFrom = Array.isArray(state?.breadcrumbs) ? (state as OpenedFrom) : undefined;
  return useSyncExternalStore(
    subscribeToNothing,
    () => openedFrom,
    () => undefined,
  );
}
