import { lazy, Suspense, useEffect } from "react";
import { whenIdle } from "~/lib/when-idle";
import { useBag } from "./BagProvider";

const loadDrawer = () => import("./BagDrawer");
const BagDrawer = lazy(loadDrawer);

/** The bag's drawer, in a chunk of its own: it comes when the browser is idle, or when it is first opened. */
export function BagOverlay() {
  const { isOpen } = useBag();
  useEffect(() => whenIdle(() => void loadDrawer().catch(() => undefined)), []);
  if (isOpen === null) return null;
  return (
    <Suspense>
      <BagDrawer />
    </Suspense>
  );
}
