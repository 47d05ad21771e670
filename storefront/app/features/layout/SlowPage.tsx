import { Container, ProductGrid, Skeleton, VisuallyHidden } from "@circlet/design-system";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { isListingPath, isProductPath } from "~/shop/paths";
import { productColumns } from "~/loading/product-columns.css";
import { useSlowNavigation } from "~/loading/use-slow-navigation";
import * as common from "~/messages/en/common";
import * as css from "./SlowPage.css";

/** Shows the current page, or the next page's skeleton if that page loads slowly. Keeps the current page's state. */
export function SlowPage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const target = useSlowNavigation()?.pathname ?? pathname;
  // A change of filters or options keeps the current page visible until the new one has loaded.
  const skeleton = target === pathname ? null : skeletonOf(target);
  useFocusBack(skeleton !== null);
  return (
    <>
      {skeleton && <PageSkeleton>{skeleton}</PageSkeleton>}
      <div hidden={skeleton !== null}>{children}</div>
    </>
  );
}

/** Gives focus back to what had it before the page was hidden, such as a tab that the next page has, too. */
function useFocusBack(isHidden: boolean): void {
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isHidden) focused.current = document.querySelector<HTMLElement>(":focus");
    else if (!document.querySelector(":focus")) focused.current?.focus({ preventScroll: true });
  }, [isHidden]);
}

function skeletonOf(path: string): ReactNode {
  if (isProductPath(path)) return <ProductSkeleton />;
  return isListingPath(path) ? <ListingSkeleton /> : null;
}

function PageSkeleton({ children }: { readonly children: ReactNode }) {
  // The router restores the scroll position if the shopper goes back.
  useLayoutEffect(() => {
    // The braces keep the effect from returning the promise that newer browsers return.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <Container className={css.page}>
      <VisuallyHidden as="p" role="status">
        {common.loading}
      </VisuallyHidden>
      {children}
    </Container>
  );
}

function ProductSkeleton() {
  return (
    <div className={productColumns} aria-hidden="true">
      <div className={css.images}>
        <div className={css.image} />
        <div className={css.image} />
      </div>
      <div className={css.facts}>
        <Skeleton className={css.short} />
        <Skeleton className={css.title} />
        <Skeleton className={css.short} />
        <div className={css.panel} />
        <Skeleton />
        <div className={css.button} />
      </div>
    </div>
  );
}

/** Enough skeletons to fill a window. */
const cards = 8;

function ListingSkeleton() {
  return (
    <div className={css.listing}>
      <Skeleton className={css.title} />
      <ProductGrid items={[]} renderItem={() => null} keyOf={() => ""} loading={cards} />
    </div>
  );
}
