import { Header, type HeaderProps, PromoBar } from "@circlet/design-system";
import { useLocation } from "react-router-dom";
import { promoBar } from "~/messages/en/promises";
import { shopMark, shopName } from "~/shop/shop-name";
import { accountPath, searchPath } from "~/shop/paths";
import { storeMenuLinkTitle } from "~/catalog/menu-link-title";
import { menuId, type ShopMenuProps } from "./ShopMenu";
import { navigation } from "./header-links";
import { useAccountLinks } from "./use-account-links";

export interface ShopHeaderProps extends ShopMenuProps {
  readonly cart: HeaderProps["cart"];
  readonly search: HeaderProps["search"];
}

export function ShopHeader({ menu, cart, search }: ShopHeaderProps) {
  const { pathname, search: query } = useLocation();
  const promises = promoBar();
  return (
    <Header
      shopName={shopName()}
      mark={shopMark()}
      navigation={menu ?? navigation}
      // "Trending" links to the whole search, but a search is not on the Trending page.
      currentHref={pathname + query === searchPath ? undefined : pathname + query}
      account={useAccountLinks()}
      wishlistHref={accountPath("wishlist")}
      ordersHref={accountPath("orders")}
      promo={promises && <PromoBar>{promises}</PromoBar>}
      cart={cart}
      search={search}
      menuId={menuId}
      onFollow={storeMenuLinkTitle}
    />
  );
}
