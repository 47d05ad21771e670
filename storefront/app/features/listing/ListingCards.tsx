import { Button, ProductGrid } from "@circlet/design-system";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { cardSizes } from "~/catalog/card-sizes";
import { recordEvent } from "~/events/record-event";
import { useKeptFocus } from "~/focus/use-kept-focus";
import { listingPath } from "~/paths";
import { ShopCard } from "~/catalog/ShopCard";
import { LazyRecentlyViewed } from "~/viewed/LazyRecentlyViewed";
import * as messages from "~/messages/en/listing";
import { listView } from "./listing-events";
import type { ListingPage } from "./listing-page";
import { RestLink } from "./RestLink";
import { useRest } from "./use-rest";

/** Images in the first row on a desktop; a phone shows four, too. */
const firstRow = 4;

/** Suggestions when nothing was found. */
function emptyHint({ parameters, isFiltered }: ListingPage): string | null {
  if (parameters.text) return messages.checkSpelling;
  return isFiltered ? messages.removeFilter : null;
}

/** A listing's cards or their skeletons. The page starts with the first ones and reserves the places of the others. */
export function ListingCards({
  page,
  isLoading = false,
}: {
  readonly page: ListingPage;
  readonly isLoading?: boolean;
}) {
  const { products: start, rest: others, heading } = page;
  const { rest, load } = useRest(others.ids);
  useEffect(() => {
    if (rest) recordEvent(listView(heading, rest));
  }, [heading, rest]);
  const list = useRef<HTMLUListElement>(null);
  // The card that replaces the link gets its focus.
  const focus = useKeptFocus(list, { controls: "h2 a, [data-rest-link]", otherwise: () => null });
  const isEmpty = !isLoading && start.length === 0;
  return (
    <>
      <ProductGrid
        ref={list}
        {...focus}
        items={rest ? [...start, ...rest] : start}
        loading={isLoading ? Math.max(start.length, firstRow) : 0}
        keyOf={({ handle }) => handle}
        renderItem={(product, index) => (
          <ShopCard product={product} sizes={cardSizes.listing} isFirst={index < firstRow} headingLevel={2} />
        )}
        reserved={rest || isLoading ? 0 : others.ids.length}
        reservedAction={
          <RestLink key={others.ids.join()} href={others.href} onNear={load}>
            {messages.showAllItems(start.length + others.ids.length)}
          </RestLink>
        }
        emptyHint={emptyHint(page)}
        emptyAction={
          <Button asChild>
            <Link to={listingPath({})}>{messages.seeAll}</Link>
          </Button>
        }
      />
      {isEmpty && <LazyRecentlyViewed />}
    </>
  );
}
