import { lazy, Suspense } from "react";
import { useIdle } from "~/loading/use-idle";

const IdleParts = lazy(() => import("./IdleParts").catch(withoutIdleParts));

/** If this script is missing, the shop works without these parts. */
function withoutIdleParts() {
  return { default: () => null };
}

/** Loads what no shopper waits for, but not before the browser is idle. */
export function LazyIdleParts() {
  if (!useIdle()) return null;
  return (
    <Suspense>
      <IdleParts />
    </Suspense>
  );
}
