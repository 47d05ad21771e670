import { type ComponentType, lazy, startTransition, Suspense, useEffect, useState } from "react";
import { cartPath } from "~/lib/paths";
import { whenIdle } from "~/lib/when-idle";
import { useBag } from "./BagProvider";

const loadDrawer = () => import("./BagDrawer");
const BagDrawer = lazy<ComponentType>(() => loadDrawer().catch(() => ({ default: WayToBagPage })));

/**
 * A drawer that cannot come is no reason not to see the bag: it has a page, too. A piece that is on its way into the bag
 * arrives first.
 */
function WayToBagPage() {
  const { isOpen, view } = useBag();
  const isSettled = view.lines.every(({ isPending }) => !isPending);
  useEffect(() => {
    if (isOpen && isSettled) window.location.assign(cartPath);
  }, [isOpen, isSettled]);
  return null;
}

/**
 * The bag's drawer, in a chunk of its own: it comes when the browser is idle, or when it is first opened. It is rendered
 * as soon as it is there, shut: what `lazy` first brings on a click React shows 300 milliseconds late.
 */
export function BagOverlay() {
  const { isOpen } = useBag();
  const [isThere, setThere] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        loadDrawer().then(
          () => startTransition(() => setThere(true)),
          () => undefined,
        );
      }),
    [],
  );
  if (isOpen === null && !isThere) return null;
  return (
    <Suspense>
      <BagDrawer />
    </Suspense>
  );
}
