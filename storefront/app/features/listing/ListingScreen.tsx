import {
  ActiveFilterChips,
  Breadcrumbs,
  Container,
  ListingLayout,
  ListingToolbar,
  Pagination,
  Testimonials,
} from "@circlet/design-system";
import { lazy, Suspense, useMemo, useState } from "react";
import { asSent } from "~/lib/as-sent";
import { useKeepTrail, WayContext } from "~/lib/way-to-product";
import { loadChunk } from "~/lib/load-chunk";
import { loadLater } from "~/lib/load-later";
import { OnDemand } from "~/lib/OnDemand";
import { cardsName } from "./cards-name";
import { CorrectionNotice } from "./CorrectionNotice";
import { filterProps } from "./filter-props";
import { keptTrail } from "./kept-trail";
import type { ListingPage } from "./listing-page";
import { ListingCards } from "./ListingCards";
import { ListingOpening } from "./ListingOpening";
import * as css from "./ListingScreen.css";

/** A GET form as it stands; its script lets a tick send it. */
const FilterPanel = lazy(loadLater(() => import("./ListingFilterPanel")));

/** Fetched when a shopper on a phone opens it. */
const ListingFilterDrawer = lazy(loadChunk(() => import("./ListingFilterDrawer")));

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

/** A listing with its filters: every choice is a link or a GET form. */
export function ListingScreen({ page }: { readonly page: ListingPage }) {
  const [isFiltering, setFiltering] = useState<boolean | null>(null);
  const { path, trail } = page.place;
  const filters = useFilters(page);
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
            <ListingCards page={page} />
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
