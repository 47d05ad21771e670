import { Suspense } from "react";
import { useCartLink } from "./features/cart/use-cart-link";
import { ShopHeader } from "./features/layout/ShopHeader";
import { ShopSearch } from "./features/search/ShopSearch";

/** Lives outside `features` because it combines three of them: layout, cart and search. */
export function PageHeader() {
  return (
    <ShopHeader
      cart={useCartLink()}
      search={
        <Suspense>
          <ShopSearch />
        </Suspense>
      }
    />
  );
}
