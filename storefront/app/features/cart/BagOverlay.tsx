import { lazy, Suspense, useEffect } from "react";
import { cartPath } from "~/lib/paths";
import { whenIdle } from "~/lib/when-idle";
import { useBag } from "./BagProvider";

const loadDrawer = () => import("./BagDrawer");
const BagDrawer = lazy(() => loadDrawer().catch(openBagPage));

/** A drawer that cannot come is no reason not to see the bag: it has a page, too. */
function openBagPage(): Promise<never> {
  window.location.assign(cartPath);
  return new Promise(() => undefined);
}

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
