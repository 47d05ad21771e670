import {
  announce,
  Announcer,
  Header,
  type HeaderProps,
  NavigationProvider,
  PromoBar,
} from "@circlet/design-system";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { site } from "~/lib/constants";
import { loadLater } from "~/lib/load-later";
import { routerNavigation } from "./router-navigation";
import { accountLinks, navigation, promo } from "./shop-links";

export interface ShopFrameProps {
  readonly bag: HeaderProps["bag"];
  /** The search box. */
  readonly search: ReactNode;
  /** What opens over the page: the bag's drawer. */
  readonly overlay: ReactNode;
  readonly children: ReactNode;
}

const ShopMenu = lazy(loadLater(() => import("./ShopMenu")));
const ShopFooter = lazy(loadLater(() => import("./ShopFooter")));

/** A screen reader hears of a new page as it would of a loaded one: by its title. */
function useSpokenPages(pathname: string): void {
  const spoken = useRef(pathname);
  useEffect(() => {
    if (spoken.current === pathname) return;
    spoken.current = pathname;
    announce(document.title);
  }, [pathname]);
}

const menuId = "menu";

/** What stands around every page. */
export function ShopFrame({ bag, search, overlay, children }: ShopFrameProps) {
  const { pathname, search: query } = useLocation();
  useSpokenPages(pathname);
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
      <Suspense>
        <ShopMenu id={menuId} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <ShopFooter />
      </Suspense>
      {overlay}
      <Announcer />
    </NavigationProvider>
  );
}
