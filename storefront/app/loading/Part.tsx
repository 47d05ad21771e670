import { type ReactNode, Suspense, useState } from "react";
import { isHydrated } from "~/http/page-scripts";
import { HydrationBoundary } from "./HydrationBoundary";

interface PartProps {
  readonly children: ReactNode;
  /** Shows while the part loads; nothing by default. */
  readonly fallback?: ReactNode;
}

/** A part of a page that hydrates on its own, or a `lazy` component. */
export function Part({ children, fallback }: PartProps) {
  const [isLater] = useState(isHydrated);
  return (
    <Suspense fallback={fallback}>
      <HydrationBoundary isLater={isLater}>{children}</HydrationBoundary>
    </Suspense>
  );
}
