import type { Crumb } from "@circlet/design-system";
import { createContext, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { subscribeToNothing } from "~/browser/store";

export interface OpenedFrom {
  readonly breadcrumbs: readonly Crumb[];
}

/** The listing that contains a link, kept in the history, so that its breadcrumbs survive reload and Back. */
export const OpenedFromContext = createContext<OpenedFrom | undefined>(undefined);

/** Undefined on the server and in hydration. `useIsHydrating` would render every product page again. */
export function useOpenedFrom(): OpenedFrom | undefined {
  const state = useLocation().state as Partial<OpenedFrom> | null;
  const openedFrom = Array.isArray(state?.breadcrumbs) ? (state as OpenedFrom) : undefined;
  return useSyncExternalStore(
    subscribeToNothing,
    () => openedFrom,
    () => undefined,
  );
}
