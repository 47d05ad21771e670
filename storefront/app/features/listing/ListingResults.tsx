import type { ReactNode } from "react";
import { useSlowNavigation } from "~/loading/use-slow-navigation";

interface ListingResultsProps {
  /** The listing's path, which stays the same for other filters and pages. */
  readonly path: string;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A listing's cards, or skeletons if a change of filters or page loads slowly. Does not render its children again. */
export function ListingResults({ path, skeleton, children }: ListingResultsProps) {
  return useSlowNavigation()?.pathname === path ? skeleton : children;
}
