import { lazy, Suspense } from "react";
import { useIdle } from "~/lib/use-idle";
import type { HeartProps } from "./Heart";

const Heart = lazy(() => import("./Heart"));

/** The heart's place, empty until the browser is idle or the shopper begins: whose it is, only the browser knows. */
export function LateHeart(props: HeartProps) {
  if (!useIdle()) return null;
  return (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  );
}
