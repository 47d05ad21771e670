import { Button, ProductGrid } from "@circlet/design-system";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { cardSizes } from "~/lib/card-sizes";
import { listingPath } from "~/lib/paths";
import { ShopCard } from "~/lib/ShopCard";
import type { ListingPage } from "./listing-page";
import { useSlowChange } from "./use-slow-change";

/** Pictures of the first row on a desktop; a phone shows four, too. */
const firstRow = 4;

/** What helps where nothing was found. */
function emptyHint({ parameters, isFiltered }: ListingPage): string | null {
  if (parameters.text) return "Check the spelling, or try fewer words.";
  return isFiltered ? "Take a filter away to see more." : null;
}

/** A listing's cards. They know of a change that is on its way; no card is rendered anew for one that is soon there. */
export function ListingCards({ page }: { readonly page: ListingPage }) {
  const isSlow = useSlowChange(page.place.path);
  return useMemo(
    () => (
      <ProductGrid
        items={page.products}
        loading={isSlow ? Math.max(page.products.length, firstRow) : 0}
        keyOf={({ handle }) => handle}
        renderItem={(product, index) => (
          <ShopCard product={product} sizes={cardSizes.listing} isFirst={index < firstRow} headingLevel={2} />
        )}
        emptyHint={emptyHint(page)}
        emptyAction={
          <Button asChild>
            <Link to={listingPath({})}>See all pieces</Link>
          </Button>
        }
      />
    ),
    [page, isSlow],
  );
}
