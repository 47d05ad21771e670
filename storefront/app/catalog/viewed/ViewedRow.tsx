import { useState } from "react";
import { pageSizes } from "~/shop/constants";
import { readViewed } from "./recently-viewed";
import { ViewedShelf } from "./RecentlyViewed";

/** The products viewed on this device when the page loaded. */
export default function ViewedRow() {
  const [ids] = useState(() => readViewed().slice(0, pageSizes.relatedRow));
  return ids.length > 0 && <ViewedShelf ids={ids} />;
}
