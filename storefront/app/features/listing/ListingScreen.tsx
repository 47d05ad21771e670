import {
  ActiveFilterChips,
  Breadcrumbs,
  Container,
  FilterPanel,
  Link as LinkLook,
  ListingLayout,
  ListingToolbar,
  Pagination,
  Testimonials,
  Text,
} from "@circlet/design-system";
import { memo, useMemo } from "react";
import { Link, useLocation } from "react-router-dom";
import { OpenedFromContext } from "~/catalog/opened-from";
import { BrandTheme } from "~/catalog/brand-theme/BrandTheme";
import { LazyRecentlyViewed } from "~/catalog/viewed/LazyRecentlyViewed";
import * as messages from "~/messages/en/listing";
import { activeFilters } from "./facets/chips";
import { filterProps, filtersId, openFacet } from "./facets/filter-props";
import { breadcrumbsForProducts } from "./breadcrumbs-for-products";
import { type ListingData, listingPage } from "./listing-page";
import { ListingCards, ListingResults } from "./ListingCards";
import { ListingOpening } from "./ListingOpening";
import { useListingFocus } from "./use-listing-focus";
import { ListingTools } from "./tools/ListingTools";
import * as css from "./ListingScreen.css";
import { idlePart } from "~/loading/idle-part";
import { Part } from "~/loading/Part";

/** Only this browser knows the shopper's garments. */
const ClosestLink = idlePart(() => import("./tools/ClosestLink"));

/** Memoized, so that a choice does not render them again before their products change. */
const Cards = memo(ListingCards);

const formId = "filter-form";

interface ListingScreenProps {
  readonly listing: ListingData;
  /** The address of the listing with a choice, while that loads. */
  readonly next?: Pick<Location, "search"> | undefined;
}

/**
 * A listing with its filters. Every choice is a link or a GET form, so it works without JavaScript. While a choice loads,
 * the controls show it and add to it.
 */
export function ListingScreen({ listing, next }: ListingScreenProps) {
  const { search } = useLocation();
  const page = listingPage(listing);
  // Memoized, because every link in the list renders again if the value changes.
  const openedFrom = useMemo(() => ({ breadcrumbs: breadcrumbsForProducts(page) }), [page]);
  const wanted = next ? listingPage({ ...listing, search: next.search, typed: null }) : page;
  const { parameters, sort } = wanted;
  const { path, breadcrumbs, theme } = page.definition;
  const filters = filterProps(wanted, openFacet(search));
  const { root, results } = useListingFocus(page);
  return (
    <BrandTheme theme={theme}>
      {breadcrumbs.length > 0 && (
        <Container>
          <Breadcrumbs items={breadcrumbs} />
        </Container>
      )}
      <ListingOpening page={page} />
      <Container {...root} className={css.page}>
        <div>
          <ListingToolbar
            count={page.count}
            formId={formId}
            sort={parameters.sort ? sort : ""}
            sortOptions={
              page.hasFilters
                ? wanted.sortOptions.map(({ slug, name }) => ({
                    // The default order is not in the URL, because it depends on the filters.
                    value: parameters.sort || slug !== sort ? slug : "",
                    label: name,
                  }))
                : []
            }
            activeFilters={activeFilters(parameters)}
            filtersId={filtersId}
          >
            <ListingTools page={wanted} />
          </ListingToolbar>
          {page.comparedCategory && (
            // Set where the shopper has a garment of the category (comparison-space.ts), so that nothing moves.
            <div style={{ minBlockSize: `var(--garment-${page.comparedCategory})` }}>
              <ClosestLink page={wanted} />
            </div>
          )}
        </div>
        {wanted.notices.map(({ text, link, end }) => (
          <Text key={text} role="status">
            {text}
            {link && (
              <LinkLook asChild>
                <Link to={link.href}>{link.label}</Link>
              </LinkLook>
            )}
            {end}
          </Text>
        ))}
        <ActiveFilterChips chips={wanted.chips} clearHref={path} />
        <ListingLayout
          filters={page.hasFilters ? <FilterPanel {...filters} id={formId} submitOnChange /> : null}
          filtersId={filtersId}
          count={page.count}
        >
          <section ref={results} aria-label={messages.results} tabIndex={-1}>
            <OpenedFromContext value={openedFrom}>
              <Part>
                <ListingResults path={path} skeleton={<Cards page={page} isLoading />}>
                  <Cards page={page} />
                </ListingResults>
              </Part>
            </OpenedFromContext>
          </section>
          <Pagination
            className={css.pages}
            previousHref={page.previous ?? undefined}
            nextHref={page.next ?? undefined}
          >
            {page.position && messages.page(page.position.page, page.position.pages)}
          </Pagination>
        </ListingLayout>
        <Testimonials title={page.reviewsTitle} testimonials={page.reviews} className={css.reviews} />
      </Container>
      {page.products.length === 0 && <LazyRecentlyViewed />}
    </BrandTheme>
  );
}
