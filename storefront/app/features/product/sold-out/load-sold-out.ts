import { ShelfDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { metafieldNamespace, pageSizes } from "~/constants";
import { optionalData } from "~/http/optional-data";
import { type CardProduct, cardProduct } from "~/catalog/card-product";
import { loadReviews, type Review } from "~/catalog/reviews";

/** The content of a sold-out page. Null means that a part failed to load. */
export interface SoldOutPage {
  readonly dresses: readonly CardProduct[] | null;
  readonly reviews: readonly Review[] | null;
}

/** Loads new dresses and reviews. If a service fails, its part is null. */
export async function loadSoldOut(commerce: Commerce): Promise<SoldOutPage> {
  const [dresses, reviews] = await Promise.all([
    optionalData((signal) => newestDresses(commerce, signal)),
    optionalData((signal) => loadReviews(commerce, {}, signal)),
  ]);
  return { dresses, reviews };
}

async function newestDresses(commerce: Commerce, signal: AbortSignal): Promise<CardProduct[]> {
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
  return (collection?.products.nodes ?? []).map(cardProduct);
}
