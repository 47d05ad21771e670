import { Container, ProductGrid, Skeleton } from "@circlet/design-system";
import { useLayoutEffect } from "react";
import * as css from "./SlowPage.css";
import type { PageOutline } from "./use-slow-page";

/** Stands in for a page that is on its way: its outline, from its top. */
export default function SlowPage({ outline }: { readonly outline: PageOutline }) {
  // Where the page before was scrolled to means nothing here; the router knows it, should the shopper go back.
  useLayoutEffect(() => {
    // In braces: newer browsers answer with a promise, which is no clean-up.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <Container className={css.page}>
      <p role="status" className={css.status}>
        Loading...
      </p>
      {outline === "product" ? <ProductOutline /> : <ListingOutline />}
    </Container>
  );
}

function ProductOutline() {
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.pictures}>
        <div className={css.picture} />
        <div className={css.picture} />
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

/** As many cards as a window shows. */
const cards = 8;

function ListingOutline() {
  return (
    <div className={css.listing}>
      <Skeleton className={css.title} />
      <ProductGrid items={[]} renderItem={() => null} keyOf={() => ""} loading={cards} />
    </div>
  );
}
