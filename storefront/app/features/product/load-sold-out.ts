import { ShelfDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { metafieldNamespace, pageSizes } from "~/lib/constants";
import { extra } from "~/lib/extra";
import { cardProduct, packCards, type PackedCards } from "~/lib/product-card";
import { loadReviews, type Review } from "~/lib/reviews";

/** What a shopper finds in place of a piece that is gone. Null is what could not be had. */
export interface SoldOutPage {
  readonly dresses: PackedCards | null;
  readonly reviews: readonly Review[] | null;
}

/** The dress shelf and the words of shoppers (specification A2). Never rejects for a service that fails. */
export async function loadSoldOut(commerce: Commerce): Promise<SoldOutPage> {
  const [dresses, reviews] = await Promise.all([
    extra((signal) => newestDresses(commerce, signal)),
    extra((signal) => loadReviews(commerce, {}, signal)),
  ]);
  return { dresses, reviews };
}

async function newestDresses(commerce: Commerce, signal: AbortSignal): Promise<PackedCards> {
  const { collection } = await commerce.query(
    ShelfDocument,
    {
      handle: "all",
      sortKey: "CREATED",
      reverse: true,
      filters: [
        { available: true },
        { productMetafield: { namespace: metafieldNamespace, key: "category", value: "dresses" } },
      ],
      first: pageSizes.shelf,
    },
    signal,
  );
  return packCards((collection?.products.nodes ?? []).map(cardProduct));
}
