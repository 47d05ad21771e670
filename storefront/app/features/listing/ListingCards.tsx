import { Button, ProductGrid } from "@circlet/design-system";
import { Link } from "react-router-dom";
import { cardSizes } from "~/catalog/card-sizes";
import { listingPath } from "~/paths";
import { ShopCard } from "~/catalog/ShopCard";
import * as messages from "~/messages/en/listing";
import type { ListingPage } from "./listing-page";

/** Images in the first row on a desktop; a phone shows four, too. */
const firstRow = 4;

/** Suggestions when nothing was found. */
function emptyHint({ parameters, isFiltered }: ListingPage): string | null {
  if (parameters.text) return messages.checkSpelling;
  return isFiltered ? messages.removeFilter : null;
}

/** A listing's cards or their skeletons. */
export function ListingCards({
  page,
  isLoading = false,
}: {
  readonly page: ListingPage;
  readonly isLoading?: boolean;
}) {
  return (
    <ProductGrid
      items={page.products}
      loading={isLoading ? Math.max(page.products.length, firstRow) : 0}
      keyOf={({ handle }) => handle}
      renderItem={(product, index) => (
        <ShopCard product={product} sizes={cardSizes.listing} isFirst={index < firstRow} headingLevel={2} />
      )}
      emptyHint={emptyHint(page)}
      emptyAction={
        <Button asChild>
          <Link to={listingPath({})}>{messages.seeAll}</Link>
        </Button>
      }
    />
  );
}
