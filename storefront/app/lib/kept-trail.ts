import type { Crumb } from "@circlet/design-system";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { storageKeys } from "./constants";

/** The way that a shopper came, in session storage (specification A9). */
interface KeptTrail {
  readonly trail: readonly Crumb[];
  /** The product that was opened from it; the next one has a way of its own. */
  readonly handle: string | null;
}

/** Keeps a listing as the way to the product that is opened from it, with its filters. */
export function useKeepTrail(trail: readonly Crumb[]): void {
  const written = JSON.stringify({ trail, handle: null } satisfies KeptTrail);
  useEffect(() => store(written), [written]);
}

/** The listing that a product was opened from; null for one that was reached in another way. */
export function useKeptTrail(handle: string): readonly Crumb[] | null {
  const written = useSyncExternalStore(never, read, () => "");
  const kept = useMemo(() => parse(written), [written]);
  const isMine = kept !== null && (kept.handle ?? handle) === handle;
  useEffect(() => {
    if (isMine) store(JSON.stringify({ ...kept, handle } satisfies KeptTrail));
  }, [isMine, kept, handle]);
  return isMine ? kept.trail : null;
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

function parse(written: string): KeptTrail | null {
  try {
    const kept = JSON.parse(written || "null") as KeptTrail | null;
    return Array.isArray(kept?.trail) ? kept : null;
  } catch {
    // Somebody else's words under our key.
    return null;
  }
}

function store(written: string): void {
  try {
    sessionStorage.setItem(storageKeys.breadcrumbs, written);
  } catch {
    // Then a product shows its own way.
  }
}
