import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { openedProduct, useOpenedProduct } from "~/catalog/opened-product";
import { useSlowNavigation } from "~/loading/use-slow-navigation";
import { whenTouched } from "~/loading/when-touched";
import { isListingPath, isProductPath } from "~/shop/paths";
import type { PageSkeleton } from "./PageSkeleton";

/**
 * Shows the current page, or the next page's skeleton: at once for a product whose card was clicked, else if the page
 * loads slowly. Keeps the current page's state. The skeleton's script loads when the shopper first touches the page.
 */
export function SlowPage({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [Page, setPage] = useState<typeof PageSkeleton | null>(null);
  const opened = useOpenedProduct();
  const slow = useSlowNavigation();
  const target = slow?.location.pathname ?? pathname;
  // A change of filters or options keeps the current page visible until the new one has loaded.
  const isSlow = target !== pathname && (isProductPath(target) || isListingPath(target));
  const isHidden = Page !== null && (opened !== null || isSlow);
  useKeptPlace(isHidden, address, (opened ?? slow)?.top);
  useEffect(() => {
    if (openedProduct.get()?.from !== address) openedProduct.set(null);
  }, [address]);
  useEffect(() => whenTouched(() => void loadSkeleton().then((loaded) => setPage(() => loaded))), []);
  return (
    <>
      {isHidden && <Page slowPath={isSlow ? target : null} opened={opened} />}
      <div hidden={isHidden}>{children}</div>
    </>
  );
}

/** Null if the script is missing. The current page then stays visible. */
const loadSkeleton = () =>
  import("./PageSkeleton").then(
    (module) => module.PageSkeleton,
    () => null,
  );

/**
 * Shows a skeleton from its top. Then gives focus back to what had it, such as a tab that the next page has, too. If the
 * page did not change, because the shopper went back, it also scrolls to where it was.
 */
function useKeptPlace(isHidden: boolean, address: string, top = 0): void {
  const kept = useRef<{
    readonly focused: HTMLElement | null;
    readonly top: number;
    readonly address: string;
  }>(null);
  useLayoutEffect(() => {
    if (isHidden) {
      kept.current ??= { focused: document.querySelector(":focus"), top, address };
      window.scrollTo({ top: 0, behavior: "instant" });
    } else if (kept.current) {
      const { focused, ...left } = kept.current;
      kept.current = null;
      if (left.address === address) window.scrollTo({ top: left.top, behavior: "instant" });
      if (!document.querySelector(":focus")) focused?.focus({ preventScroll: true });
    }
  }, [isHidden, address, top]);
}
