import { lazy, Suspense } from "react";
import { useBagLink } from "./features/cart/use-bag-link";
import { ShopHeader } from "./features/layout/ShopHeader";
import { loadLater } from "./lib/load-later";

const ShopSearch = lazy(loadLater(() => import("./features/search/ShopSearch")));

const search = (
  <Suspense>
    <ShopSearch />
  </Suspense>
);

/** The header knows the bag; this is where the two features meet. */
export default function PageHeader() {
  return <ShopHeader bag={useBagLink()} search={search} />;
}
