import {
  Announcer,
  Footer,
  Header,
  type HeaderProps,
  MobileMenu,
  NavigationProvider,
  PromoBar,
} from "@circlet/design-system";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { site } from "~/lib/constants";
import { routerNavigation } from "./router-navigation";
import { accountLinks, footer, menu, navigation, promo } from "./shop-links";

export interface ShopFrameProps {
  readonly bag: HeaderProps["bag"];
  /** The search box. */
  readonly search: ReactNode;
  /** What opens over the page: the bag's drawer. */
  readonly overlay: ReactNode;
  readonly children: ReactNode;
}

const menuId = "menu";

/** What stands around every page. */
export function ShopFrame({ bag, search, overlay, children }: ShopFrameProps) {
  const { pathname, search: query } = useLocation();
  return (
    <NavigationProvider navigation={routerNavigation}>
      <Header
        shopName={site.name}
        navigation={navigation}
        currentHref={pathname + query}
        account={accountLinks}
        wishlistHref="/profile/wishlist"
        ordersHref="/profile/orders"
        promo={<PromoBar>{promo}</PromoBar>}
        bag={bag}
        search={search}
        hideSearchOnPhones={pathname.startsWith("/products/")}
        menuId={menuId}
      />
      <MobileMenu id={menuId} items={menu} more={accountLinks} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        shopName={site.name}
        columns={footer}
        year={site.copyrightYear}
        version={import.meta.env.VITE_BUILD_VERSION ?? "0"}
      />
      {overlay}
      <Announcer />
    </NavigationProvider>
  );
}
