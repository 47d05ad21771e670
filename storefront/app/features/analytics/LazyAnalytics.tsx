import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "~/loading/when-idle";

const Analytics = lazy(() => import("./Analytics").catch(withoutAnalytics));

/** If this script is missing, the shop works without analytics. */
function withoutAnalytics() {
  return { default: () => null };
}

/** Asks for consent and sends events, but not before the browser is idle. */
export function LazyAnalytics() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <Analytics />
    </Suspense>
  );
}
