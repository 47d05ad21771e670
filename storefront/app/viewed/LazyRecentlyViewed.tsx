import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { pageSizes } from "~/constants";
import { whenIdle } from "~/loading/when-idle";
import { readViewed } from "./recently-viewed";
import { place } from "./RecentlyViewed.css";

/** Without its script, the page has no such row. */
const ViewedShelf = lazy<ComponentType<{ readonly ids: readonly string[] }>>(() =>
  import("./RecentlyViewed").then(
    ({ ViewedShelf }) => ({ default: ViewedShelf }),
    () => ({ default: () => null }),
  ),
);

/** Products viewed on this device, on a page that is not a product's. Reserves its space; loads when the browser is idle. */
export function LazyRecentlyViewed() {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => whenIdle(() => setIds(readViewed().slice(0, pageSizes.relatedRow))), []);
  return (
    <div className={place}>
      {ids.length > 0 && (
        <Suspense>
          <ViewedShelf ids={ids} />
        </Suspense>
      )}
    </div>
  );
}
