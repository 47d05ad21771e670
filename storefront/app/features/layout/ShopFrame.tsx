import { announce, Announcer, NavigationProvider } from "@circlet/design-system";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import * as messages from "~/messages/en/layout";
import * as common from "~/messages/en/common";
import { LinkActionsProvider } from "./LinkActions";
import { routerNavigation } from "./router-navigation";
import { ShopFooter, type ShopFooterProps } from "./ShopFooter";
import * as css from "./ShopFrame.css";
import { ShopMenu, type ShopMenuProps } from "./ShopMenu";
import { notice } from "~/loading/notice.css";
import { Part } from "~/loading/Part";
import { SlowPage } from "./SlowPage";
import { useMissingScript } from "./use-missing-script";

export interface ShopFrameProps extends ShopMenuProps, ShopFooterProps {
  /** A `ShopHeader`. */
  readonly header: ReactNode;
  /** Overlays, such as the cart drawer. */
  readonly overlay: ReactNode;
  /** Whether to show the demo notice. */
  readonly isDemo?: boolean;
  readonly children: ReactNode;
}

/** Memoized, so that navigation does not render it again. */
const Menu = memo(ShopMenu);
const Footer = memo(ShopFooter);

/**
 * Each part is a Suspense boundary of its own, so that none delays the hydration of another. Text outside of them that a
 * browser has translated before would make React render the whole document again.
 */
export function ShopFrame({
  header,
  menu,
  columns,
  markets,
  newsletter,
  overlay,
  isDemo = false,
  children,
}: ShopFrameProps) {
  return (
    <LinkActionsProvider>
      <NavigationProvider navigation={routerNavigation}>
        <Part>
          {isDemo && (
            <aside aria-label={messages.demo} className={notice}>
              {messages.demoNotice}
            </aside>
          )}
          <MissingScripts />
        </Part>
        <Part>{header}</Part>
        <Part>
          <Menu menu={menu} />
        </Part>
        <main id="main" tabIndex={-1} className={css.main}>
          <SlowPage>
            <Part>
              {children}
              {/* Deferred, so that the page's content hydrates first. */}
              <Part>
                <HydrationMark />
              </Part>
            </Part>
          </SlowPage>
        </main>
        <Part>
          <Footer columns={columns} markets={markets} newsletter={newsletter} />
        </Part>
        {overlay}
        <Announcer />
        <PageChanges />
      </NavigationProvider>
    </LinkActionsProvider>
  );
}

/** Shown by the inline script in server/pages/late-start.ts, because React is not running if scripts are missing. */
function MissingScripts() {
  const { pathname, search } = useLocation();
  return (
    <p id="missing-scripts" role="alert" hidden suppressHydrationWarning className={notice}>
      {messages.partsMissing} <a href={pathname + search}>{common.reloadPage}</a>
    </p>
  );
}

/** Announces a new page's title after client-side navigation, and opens pages whose script is missing. */
function PageChanges() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  useMissingScript();
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    announce(document.title);
  }, [pathname]);
  return null;
}

/** Sets `data-hydrated` on the document for styles, for tests, and for `server/pages/late-start.ts`. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    // The styles for pages without scripts no longer apply if a script failed first.
    delete document.documentElement.dataset["scripting"];
  }, []);
  return null;
}
