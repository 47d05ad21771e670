import { Header, type HeaderProps, PromoBar } from "@circlet/design-system";
import { useLocation } from "react-router-dom";
import { site } from "~/lib/constants";
import { accountPath } from "~/lib/paths";
import { keepTitle } from "./keep-title";
import { menuId } from "./menu-id";
import { navigation, promo } from "./shop-links";
import { useAccountLinks } from "./use-account-links";

export interface ShopHeaderProps {
  readonly bag: HeaderProps["bag"];
  /** The search box. */
  readonly search: HeaderProps["search"];
}

export function ShopHeader({ bag, search }: ShopHeaderProps) {
  const { pathname, search: query } = useLocation();
  return (
    <Header
      shopName={site.name}
      navigation={navigation}
      currentHref={pathname + query}
      account={useAccountLinks()}
      wishlistHref={accountPath("wishlist")}
      ordersHref={accountPath("orders")}
      promo={<PromoBar>{promo}</PromoBar>}
      bag={bag}
      search={search}
      hideSearchOnPhones={pathname.startsWith("/products/")}
      menuId={menuId}
      onFollow={keepTitle}
    />
  );
}
