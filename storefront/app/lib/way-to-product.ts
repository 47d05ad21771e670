import type { Crumb } from "@circlet/design-system";
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { storageKeys } from "./constants";

/**
 * The listing in which a link stands, by its address; null elsewhere. Links take it along in the history entry that
 * they make, so that a product knows the way by which it was reached, after a reload and on Back, too.
 */
export const WayContext = createContext<string | null>(null);

/** What a link inside of `WayContext` takes along. */
export function useWayState(): WayState | undefined {
  const way = useContext(WayContext);
  return useMemo(() => (way === null ? undefined : { way }), [way]);
}

interface WayState {
  readonly way: string;
}

/** Ways by the address of their listing, in session storage (specification A9). */
type KeptTrails = Readonly<Record<string, readonly Crumb[]>>;

/** The oldest goes first. */
const mostTrails = 20;

/** Keeps a listing as the way to the products that are opened from it, with its filters. */
export function useKeepTrail(way: string, trail: readonly Crumb[]): void {
  const written = JSON.stringify(trail);
  useEffect(() => {
    const { [way]: _former, ...others } = parse(read());
    const kept = [...Object.entries(others), [way, JSON.parse(written)] as const];
    store(JSON.stringify(Object.fromEntries(kept.slice(-mostTrails))));
  }, [way, written]);
}

/** The address of the listing that this page was opened from, and the way to it; null for one reached in another way. */
export function useKeptTrail(): { readonly way: string; readonly trail: readonly Crumb[] } | null {
  const way = wayOf(useLocation().state);
  const written = useSyncExternalStore(never, read, () => "");
  return useMemo(() => {
    const trail = way === null ? undefined : parse(written)[way];
    return way !== null && trail ? { way, trail } : null;
  }, [way, written]);
}

function wayOf(state: unknown): string | null {
  const way = (state as Partial<WayState> | null)?.way;
  return typeof way === "string" ? way : null;
}

const never = () => () => undefined;

function read(): string {
  try {
    return sessionStorage.getItem(storageKeys.breadcrumbs) ?? "";
  } catch {
    // A browser may refuse its storage.
    return "";
  }
}

function parse(written: string): KeptTrails {
  try {
    const kept = JSON.parse(written || "{}") as KeptTrails | null;
    return kept !== null && Object.values(kept).every(Array.isArray) ? kept : {};
  } catch {
    // Somebody else's words under our key.
    return {};
  }
}

function store(written: string): void {
  try {
    sessionStorage.setItem(storageKeys.breadcrumbs, written);
  } catch {
    // Then a product shows its own way.
  }
}
