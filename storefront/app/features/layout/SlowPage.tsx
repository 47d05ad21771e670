import { Container, ProductGrid, Skeleton } from "@circlet/design-system";
import { type ReactNode, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { isListingPath, isProductPath } from "~/paths";
import { useSlowNavigation } from "~/loading/use-slow-navigation";
import * as common from "~/messages/en/common";
import * as css from "./SlowPage.css";

/** The page, or a skeleton of the next one if that takes long to load. The page keeps its state. */
export function SlowPage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const target = useSlowNavigation()?.pathname ?? pathname;
  // The same page with another choice stays visible until the new one has loaded.
  const skeleton = target === pathname ? null : skeletonOf(target);
  return (
    <>
      {skeleton && <PageSkeleton>{skeleton}</PageSkeleton>}
      <div hidden={skeleton !== null}>{children}</div>
    </>
  );
}

function skeletonOf(path: string): ReactNode {
  if (isProductPath(path)) return <ProductSkeleton />;
  return isListingPath(path) ? <ListingSkeleton /> : null;
}

function PageSkeleton({ children }: { readonly children: ReactNode }) {
  // The router restores the previous page's scroll position when the shopper goes back.
  useLayoutEffect(() => {
    // In braces: newer browsers return a promise, which is not a cleanup function.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <Container className={css.page}>
      <p role="status" className={css.status}>
        {common.loading}
      </p>
      {children}
    </Container>
  );
}

function ProductSkeleton() {
  return (
    <div className={css.columns} aria-hidden="true">
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
