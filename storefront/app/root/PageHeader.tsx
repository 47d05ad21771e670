import { useCartLink } from "~/features/cart/use-cart-link";
import { ShopHeader } from "~/features/layout/ShopHeader";
import type { ShopMenuProps } from "~/features/layout/ShopMenu";
import { ShopSearch } from "~/features/search/ShopSearch";
import { Part } from "~/loading/Part";

/** Created once: a new element would make React hydrate the search box at once when the cart's number changes. */
const search = (
  <Part>
    <ShopSearch />
  </Part>
);

/** Lives outside `features` because it combines three of them: layout, cart and search. */
export function PageHeader({ menu }: ShopMenuProps) {
  return <ShopHeader menu={menu} cart={useCartLink()} search={search} />;
}
