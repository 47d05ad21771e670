import { idlePart } from "~/loading/idle-part";
import { place } from "./RecentlyViewed.css";

const ViewedRow = idlePart(() => import("./ViewedRow"));

/** Products viewed on this device, on a page that is not a product's. Reserves its space; loads when the browser is idle. */
export function LazyRecentlyViewed() {
  return (
    <div className={place}>
      <ViewedRow />
    </div>
  );
}
