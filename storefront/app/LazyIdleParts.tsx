import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "~/loading/when-idle";

const IdleParts = lazy(() => import("./IdleParts").catch(withoutIdleParts));

/** If this script is missing, the shop works without these parts. */
function withoutIdleParts() {
  return { default: () => null };
}

/** Loads what no shopper waits for, but not before the browser is idle. */
export function LazyIdleParts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <IdleParts />
    </Suspense>
  );
}
