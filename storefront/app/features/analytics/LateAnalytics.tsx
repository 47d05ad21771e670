import { lazy, Suspense } from "react";
import { useIdle } from "~/lib/use-idle";

const Analytics = lazy(() => import("./Analytics").catch(withoutAnalytics));

/** Counting is nobody's errand: a script of it that is missing is not missed. */
function withoutAnalytics() {
  return { default: () => null };
}

/** The question whether visits may be counted, and the counting, once the browser has nothing better to do. */
export function LateAnalytics() {
  return useIdle() ? (
    <Suspense>
      <Analytics />
    </Suspense>
  ) : null;
}
