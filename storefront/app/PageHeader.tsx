import { Suspense } from "react";
import { useCartLink } from "./features/cart/use-cart-link";
import { ShopHeader } from "./features/layout/ShopHeader";
import { ShopSearch } from "./features/search/ShopSearch";

/** Brings three features together: the header shows the cart and the search. */
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
