import type { Crumb } from "@circlet/design-system";
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { storageKeys } from "~/constants";

/**
 * The URL of the listing that contains a link; null elsewhere. Links store it in the history entry they create, so a
 * product page can show the listing's breadcrumbs even after a reload or Back.
 */
export const ListingAddressContext = createContext<string | null>(null);

/** The history state of a link inside `ListingAddressContext`. */
export function useListingState(): ListingState | undefined {
  const listing = useContext(ListingAddressContext);
  return useMemo(() => (listing === null ? undefined : { listing }), [listing]);
}

interface ListingState {
  readonly listing: string;
}

/** Breadcrumbs by the URL of their listing, in session storage. */
type StoredBreadcrumbs = Readonly<Record<string, readonly Crumb[]>>;

/** The oldest is removed first. */
const mostListings = 20;

/** Stores a listing's breadcrumbs, including its filters, for the products opened from it. */
export function useStoreBreadcrumbs(listing: string, breadcrumbs: readonly Crumb[]): void {
  const written = JSON.stringify(breadcrumbs);
  useEffect(() => {
    const { [listing]: _former, ...others } = parse(read());
    const stored = [...Object.entries(others), [listing, JSON.parse(written)] as const];
    store(JSON.stringify(Object.fromEntries(stored.slice(-mostListings))));
  }, [listing, written]);
}

/** The listing that this page was opened from, with its breadcrumbs; null if it was opened another way. */
export function useStoredBreadcrumbs(): {
  readonly listing: string;
  readonly breadcrumbs: readonly Crumb[];
} | null {
  const listing = listingOf(useLocation().state);
  const written = useSyncExternalStore(never, read, () => "");
  return useMemo(() => {
    const breadcrumbs = listing === null ? undefined : parse(written)[listing];
    return listing !== null && breadcrumbs ? { listing, breadcrumbs } : null;
  }, [listing, written]);
}

function listingOf(state: unknown): string | null {
  const listing = (state as Partial<ListingState> | null)?.listing;
  return typeof listing === "string" ? listing : null;
}

const never = () => () => undefined;

function read(): string {
  try {
    return sessionStorage.getItem(storageKeys.breadcrumbs) ?? "";
  } catch {
    // The browser may deny access to session storage.
    return "";
  }
}

function parse(written: string): StoredBreadcrumbs {
  try {
    const stored = JSON.parse(written || "{}") as StoredBreadcrumbs | null;
    return stored !== null && Object.values(stored).every(Array.isArray) ? stored : {};
  } catch {
    // Written by something else.
    return {};
  }
}

function store(written: string): void {
  try {
    sessionStorage.setItem(storageKeys.breadcrumbs, written);
  } catch {
    // Product pages then show their own breadcrumbs.
  }
}
