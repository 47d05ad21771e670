import {
  ActiveFilterChips,
  Breadcrumbs,
  Button,
  Container,
  ListingLayout,
  ListingToolbar,
  Pagination,
  ProductGrid,
  Testimonials,
} from "@circlet/design-system";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { asSent } from "~/lib/as-sent";
import { cardSizes } from "~/lib/card-sizes";
import { useKeepTrail, WayContext } from "~/lib/way-to-product";
import { loadChunk } from "~/lib/load-chunk";
import { loadLater } from "~/lib/load-later";
import { OnDemand } from "~/lib/OnDemand";
import { listingPath } from "~/lib/paths";
import { ShopCard } from "~/lib/ShopCard";
import { cardsName } from "./cards-name";
import { CorrectionNotice } from "./CorrectionNotice";
import { filterProps } from "./filter-props";
import { keptTrail } from "./kept-trail";
import type { ListingPage } from "./listing-page";
import { ListingOpening } from "./ListingOpening";
import { useSlowChange } from "./use-slow-change";
import * as css from "./ListingScreen.css";

/** A GET form as it stands; its script lets a tick send it. */
const FilterPanel = lazy(loadLater(() => import("./ListingFilterPanel")));

/** Fetched when a shopper on a phone opens it. */
const ListingFilterDrawer = lazy(loadChunk(() => import("./ListingFilterDrawer")));

/** Pictures of the first row on a desktop; a phone shows four, too. */
const firstRow = 4;

/** Made once a page: a new element would tell React that the panel's HTML, which waits for its script, is out of date. */
function useFilters(page: ListingPage) {
  return useMemo(() => {
    const props = filterProps(page);
    const panel = (
      <Suspense>
        <FilterPanel {...props} submitOnChange />
      </Suspense>
    );
    return { props, panel };
  }, [page]);
}

/** What helps where nothing was found. */
function emptyHint({ parameters, isFiltered }: ListingPage): string | null {
  if (parameters.text) return "Check the spelling, or try fewer words.";
  return isFiltered ? "Take a filter away to see more." : null;
}

/** A listing with its filters: every choice is a link or a GET form. */
export function ListingScreen({ page }: { readonly page: ListingPage }) {
  const [isFiltering, setFiltering] = useState<boolean | null>(null);
  const { path, trail } = page.place;
  const filters = useFilters(page);
  const isSlow = useSlowChange(path);
  const kept = keptTrail(page);
  useKeepTrail(kept.way, kept.trail);
  return (
    <>
      {trail.length > 0 && (
        <Container>
          <Breadcrumbs items={trail} />
        </Container>
      )}
      <ListingOpening page={page} />
      <Container className={css.page} data-cards={cardsName} {...asSent}>
        {page.correction && <CorrectionNotice {...page.correction} />}
        <ListingToolbar
          count={page.count}
          action={path}
          hidden={page.sortHidden}
          sort={page.sort}
          sortOptions={page.sortOptions.map(({ slug, name }) => ({ value: slug, label: name }))}
          activeFilters={page.chips.length}
          onOpenFilters={() => setFiltering(true)}
        />
        <ActiveFilterChips chips={page.chips} clearHref={path} />
        <ListingLayout filters={filters.panel}>
          <WayContext value={kept.way}>
            <ProductGrid
              items={page.products}
              loading={isSlow ? Math.max(page.products.length, firstRow) : 0}
              keyOf={({ handle }) => handle}
              renderItem={(product, index) => (
                <ShopCard
                  product={product}
                  sizes={cardSizes.listing}
                  isFirst={index < firstRow}
                  headingLevel={2}
                />
              )}
              emptyHint={emptyHint(page)}
              emptyAction={
                <Button asChild>
                  <Link to={listingPath({})}>See all pieces</Link>
                </Button>
              }
            />
          </WayContext>
          <Pagination
            className={css.pages}
            previousHref={page.previous ?? undefined}
            nextHref={page.next ?? undefined}
          />
        </ListingLayout>
        <Testimonials
          title={`What shoppers say of ${page.heading}`}
          testimonials={page.reviews}
          className={css.reviews}
        />
        {isFiltering !== null && (
          <OnDemand>
            <ListingFilterDrawer
              {...filters.props}
              open={isFiltering}
              onOpenChange={setFiltering}
              count={page.count}
            />
          </OnDemand>
        )}
      </Container>
    </>
  );
}
