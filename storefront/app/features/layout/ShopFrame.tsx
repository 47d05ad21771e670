import { announce, Announcer, NavigationProvider } from "@circlet/design-system";
import { memo, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import * as messages from "~/messages/en/layout";
import * as common from "~/messages/en/common";
import { LinkActionsProvider } from "./LinkActions";
import { routerNavigation } from "./router-navigation";
import { ShopFooter } from "./ShopFooter";
import * as css from "./ShopFrame.css";
import { ShopMenu } from "./ShopMenu";
import { SlowPage } from "./SlowPage";
import { useMissingScript } from "./use-missing-script";

export interface ShopFrameProps {
  /** A `ShopHeader`. */
  readonly header: ReactNode;
  /** What opens over the page: the cart's drawer. */
  readonly overlay: ReactNode;
  /** Whether to say that the shop is a demo. */
  readonly isDemo?: boolean;
  readonly children: ReactNode;
}

/** Memoized: navigation does not render them again. */
const Menu = memo(ShopMenu);
const Footer = memo(ShopFooter);

/** Everything around a page. Each Suspense boundary hydrates on its own, so no part delays another. */
export function ShopFrame({ header, overlay, isDemo = false, children }: ShopFrameProps) {
  return (
    <LinkActionsProvider>
      <NavigationProvider navigation={routerNavigation}>
        {isDemo && (
          <aside aria-label={messages.demo} className={css.notice}>
            {messages.demoNotice}
          </aside>
        )}
        <MissingScripts />
        <Suspense>{header}</Suspense>
        <Suspense>
          <Menu />
        </Suspense>
        <main id="main" tabIndex={-1} className={css.main}>
          <SlowPage>
            <Suspense>
              {children}
              {/* Like the page's deferred parts, which hydrate after it. */}
              <Suspense>
                <HydrationMark />
              </Suspense>
            </Suspense>
          </SlowPage>
        </main>
        <Suspense>
          <Footer />
        </Suspense>
        {overlay}
        <Announcer />
        <PageChanges />
      </NavigationProvider>
    </LinkActionsProvider>
  );
}

/** Shown by the page's first script (server/late-start.ts), because there is no React then. */
function MissingScripts() {
  const { pathname, search } = useLocation();
  return (
    <p id="missing-scripts" role="alert" hidden suppressHydrationWarning className={css.notice}>
      {messages.partsMissing} <a href={pathname + search}>{common.reloadPage}</a>
    </p>
  );
}

/** Announces a new page's title, as screen readers do for a loaded one, and opens pages whose script is missing. */
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

/** For styles and tests: the page itself responds to scripts from now on. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return null;
}
