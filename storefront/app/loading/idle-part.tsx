import { type ComponentType, lazy, Suspense } from "react";
import { useIdle } from "./use-idle";

/** Loads when the browser is idle. The page does without it if its script is missing, which the browser logs. */
export function idlePart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(() => load().catch(() => ({ default: () => null })));
  return function IdlePart(props: Props) {
    return (
      useIdle() && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
