import { announce, Announcer, NavigationProvider } from "@circlet/design-system";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { loadLater } from "~/lib/load-later";
import { menuId } from "./menu-id";
import { routerNavigation } from "./router-navigation";
import { useRescuedNavigation } from "./use-rescued-navigation";
import { useSlowPage } from "./use-slow-page";
import { NavigateContext } from "./ShopLink";
import * as css from "./ShopFrame.css";

export interface ShopFrameProps {
  /** A `ShopHeader`. */
  readonly header: ReactNode;
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

const SlowPage = lazy(loadLater(() => import("./SlowPage")));

/** Written down once: a new element each time would tell React that their HTML, which waits, is out of date. */
const shopMenu = (
  <Suspense>
    <ShopMenu id={menuId} />
  </Suspense>
);
const shopFooter = (
  <Suspense>
    <ShopFooter />
  </Suspense>
);

/** What stands around every page. */
export function ShopFrame({ header, overlay, children }: ShopFrameProps) {
  const { pathname } = useLocation();
  useSpokenPages(pathname);
  useRescuedNavigation();
  const outline = useSlowPage();
  // The old page stays until the new one's script is there. Made once a page, for the reason above.
  const page = useMemo(() => <Suspense>{children}</Suspense>, [children]);
  return (
    <NavigateContext value={useNavigate()}>
      <NavigationProvider navigation={routerNavigation}>
        {header}
        {shopMenu}
        <main id="main" tabIndex={-1} className={css.main}>
          {outline && (
            <Suspense>
              <SlowPage outline={outline} />
            </Suspense>
          )}
          <div hidden={outline !== null}>{page}</div>
        </main>
        {shopFooter}
        {overlay}
        <Announcer />
      </NavigationProvider>
    </NavigateContext>
  );
}
