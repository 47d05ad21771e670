import type { ReactNode } from "react";
import { useSlowNavigation } from "~/loading/use-slow-navigation";

interface ListingResultsProps {
  /** The listing's path: another filter or page keeps it. */
  readonly path: string;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A listing's cards; skeletons if another filter or page takes long to load. Its children do not render again. */
export function ListingResults({ path, skeleton, children }: ListingResultsProps) {
  return useSlowNavigation()?.pathname === path ? skeleton : children;
}
