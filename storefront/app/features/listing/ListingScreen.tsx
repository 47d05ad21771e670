import {
  ActiveFilterChips,
  Button,
  Container,
  Heading,
  ListingLayout,
  ListingToolbar,
  Pagination,
  ProductGrid,
} from "@circlet/design-system";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { loadLater } from "~/lib/load-later";
import { listingPath, searchPath } from "~/lib/paths";
import { ShopCard } from "~/lib/ShopCard";
import { filterProps } from "./filter-props";
import type { ListingPage } from "./listing-page";
import * as css from "./ListingScreen.css";

/** A GET form as it stands; its script lets a tick send it. */
const FilterPanel = lazy(loadLater(() => import("./ListingFilterPanel")));

/** Fetched when a shopper on a phone opens it. */
const ListingFilterDrawer = lazy(() => import("./ListingFilterDrawer"));

/** Pictures of the first row on a desktop; a phone shows four, too. */
const firstRow = 4;

const sizes = "(width > 1320px) 20vw, (width >= 1024px) 24vw, (width > 850px) 31vw, 46vw";

/** A listing with its filters: every choice is a link or a GET form. */
export function ListingScreen({ page }: { readonly page: ListingPage }) {
  const [isFiltering, setFiltering] = useState<boolean | null>(null);
  const filters = filterProps(page);
  return (
    <Container className={css.page}>
      <Heading level={1}>{page.heading}</Heading>
      <ListingToolbar
        count={page.count}
        action={searchPath}
        hidden={page.sortHidden}
        sort={page.sort}
        sortOptions={page.sortOptions.map(({ slug, name }) => ({ value: slug, label: name }))}
        activeFilters={page.chips.length}
        onOpenFilters={() => setFiltering(true)}
      />
      <ActiveFilterChips
        chips={page.chips.map(({ label, search }) => ({ label, href: searchPath + search }))}
        clearHref={searchPath}
      />
      <ListingLayout
        filters={
          <Suspense>
            <FilterPanel {...filters} submitOnChange />
          </Suspense>
        }
      >
        <ProductGrid
          items={page.products}
          keyOf={({ handle }) => handle}
          renderItem={(product, index) => (
            <ShopCard product={product} sizes={sizes} isFirst={index < firstRow} headingLevel={2} />
          )}
          emptyAction={
            <Button asChild>
              <Link to={listingPath({})}>See all pieces</Link>
            </Button>
          }
        />
        <Pagination
          className={css.pages}
          previousHref={page.previous === null ? undefined : searchPath + page.previous}
          nextHref={page.next === null ? undefined : searchPath + page.next}
        />
      </ListingLayout>
      {isFiltering !== null && (
        <Suspense>
          <ListingFilterDrawer
            {...filters}
            open={isFiltering}
            onOpenChange={setFiltering}
            count={page.count}
          />
        </Suspense>
      )}
    </Container>
  );
}
