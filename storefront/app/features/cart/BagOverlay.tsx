import { lazy, startTransition, Suspense, useEffect, useState } from "react";
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
