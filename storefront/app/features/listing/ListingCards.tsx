import { Button, ProductGrid } from "@circlet/design-system";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { cardSizes } from "~/catalog/card-sizes";
import { recordEvent } from "~/events/record-event";
import { useKeptFocus } from "~/browser/use-kept-focus";
import { isFiltered } from "~/shop/listing-parameters";
import { listingPath } from "~/shop/paths";
import { useSlowNavigation } from "~/loading/use-slow-navigation";
import { ShopCard } from "~/catalog/ShopCard";
import * as messages from "~/messages/en/listing";
import { listView } from "./listing-handle";
import type { ListingPage } from "./listing-page";
import { RemainingCardsLink } from "./RemainingCardsLink";
import { useRemainingProducts } from "./use-remaining-products";

/** Cards in a desktop's first row, which are also the ones a phone shows first. */
const firstRow = 4;

function emptyHint({ parameters }: ListingPage): string | null {
  if (isFiltered({ ...parameters, text: "" })) return messages.removeFilter;
  return parameters.text ? messages.checkSpelling : null;
}

/** A listing's cards or their skeletons. Renders the first cards and reserves space for the rest. */
export function ListingCards({
  page,
  isLoading = false,
}: {
  readonly page: ListingPage;
  readonly isLoading?: boolean;
}) {
  const { products: start, rest: others, heading } = page;
  const { rest, load } = useRemainingProducts(others.path);
  useEffect(() => {
    if (rest) recordEvent(listView(heading, rest));
  }, [heading, rest]);
  const list = useRef<HTMLUListElement>(null);
  // Focus on the "Show all" link moves to the card that replaces it.
  const focus = useKeptFocus(list, { controls: "h2 a, [data-rest-link]", otherwise: () => null });
  return (
    <ProductGrid
      ref={list}
      {...focus}
      items={rest ? [...start, ...rest] : start}
      loading={isLoading ? Math.max(start.length, firstRow) : 0}
      keyOf={({ handle }) => handle}
      renderItem={(product, index) => (
        <ShopCard product={product} sizes={cardSizes.listing} isFirst={index < firstRow} headingLevel={2} />
      )}
      // While the next cards load, the page keeps its height.
      reserved={rest && !isLoading ? 0 : others.ids.length}
      reservedAction={
        !isLoading && (
          <RemainingCardsLink key={others.ids.join()} href={others.href} onNear={load}>
            {messages.showAllItems(start.length + others.ids.length)}
          </RemainingCardsLink>
        )
      }
      emptyHint={emptyHint(page)}
      emptyAction={
        <Button asChild>
          <Link to={listingPath({})}>{messages.seeAll}</Link>
        </Button>
      }
    />
  );
}

interface ListingResultsProps {
  /** The listing's path, which stays the same for other filters and pages. */
  readonly path: string;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A listing's cards, or skeletons if a change of filters or page loads slowly. Does not render its children again. */
export function ListingResults({ path, skeleton, children }: ListingResultsProps) {
  return useSlowNavigation()?.location.pathname === path ? skeleton : children;
}
