import { type ProductCardFragment, ProductRowsDocument } from "@circlet/graphql/generated";
import { Extensions_GetProductExtrasDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { delays, pageSizes, reviewLimits } from "~/constants";
import { optionalData } from "~/http/optional-data";
import { type CardProduct, cardProduct } from "~/catalog/card-product";
import { numberOfGid } from "~/catalog/product-gid";
import { type Review, shownReviews } from "~/catalog/reviews";
import { separateSimilarCards } from "~/catalog/separate-similar-cards";
import type { ProductPage } from "../product-page";
import { sameSizeFilters, sizeOf } from "../similar-products";

/** The rows below a product. Null means that a row failed to load; empty rows are hidden. */
export interface ProductRowsData {
  readonly related: readonly CardProduct[] | null;
  readonly similar: { readonly size: string; readonly products: readonly CardProduct[] };
  readonly together: readonly CardProduct[] | null;
  readonly reviews: readonly Review[] | null;
}

const row = pageSizes.relatedRow;

/** All products in the rows. */
export function productsIn({ related, similar, together }: ProductRowsData): CardProduct[] {
  return [related ?? [], similar.products, together ?? []].flat();
}

/**
 * Loads the rows in two requests, because the extensions service returns only the ids of products bought together.
 * Never rejects because a service failed.
 */
export async function loadRows(commerce: Commerce, product: ProductPage): Promise<ProductRowsData> {
  const extras = commerce.hasExtensionsService
    ? await optionalData((signal) => loadExtras(commerce, product, signal))
    : noExtras;
  const rows = await optionalData(
    (signal) => loadCards(commerce, product, extras?.suggested ?? [], signal),
    delays.rows,
  );
  return {
    related: rows?.related ?? null,
    similar: rows?.similar ?? { size: "", products: [] },
    together: extras && (rows?.together ?? null),
    reviews: extras?.reviews ?? null,
  };
}

const noExtras = { reviews: [], suggested: [] };

interface Suggested {
  readonly id: string;
  readonly handle: string;
}

/** Reviews of the product's style, or of its brand if there are too few, and the products bought together with it. */
async function loadExtras(commerce: Commerce, product: ProductPage, signal: AbortSignal) {
  const { ofStyle, ofBrand, getSuggestedProducts } = await commerce.query(
    Extensions_GetProductExtrasDocument,
    {
      physicalMpn: product.styleNumber ?? "",
      brandSlug: product.brandSlug,
      reviews: reviewLimits.shown,
      productId: product.id,
      suggestions: row,
    },
    signal,
  );
  const style = shownReviews(ofStyle);
  return {
    reviews: style.length > 0 ? style : shownReviews(ofBrand),
    suggested: getSuggestedProducts,
  };
}

/** Loads the cards of all rows in one request. */
async function loadCards(
  commerce: Commerce,
  product: ProductPage,
  suggested: readonly Suggested[],
  signal: AbortSignal,
) {
  const size = sizeOf(product);
  const { productRecommendations, collection, together } = await commerce.query(
    ProductRowsDocument,
    {
      productId: product.id,
      withSimilar: size !== null,
      similarFilters: sameSizeFilters(product, size),
      // One extra, because the product itself may be among them.
      similarFirst: row + 1,
      withTogether: suggested.length > 0,
      togetherQuery: suggested.map(({ id }) => `id:${numberOfGid(id)}`).join(" OR "),
      togetherFirst: row,
    },
    signal,
  );
  const related = (productRecommendations ?? []).filter(isAvailable);
  const similar = (collection?.products.nodes ?? []).filter(({ handle }) => handle !== product.handle);
  const handles = suggested.map(({ handle }) => handle);
  return {
    related: separateSimilarCards(related.map(cardProduct)).slice(0, row),
    similar: {
      size: size ?? "",
      // The row is hidden unless it is full.
      products: similar.length < row ? [] : similar.slice(0, row).map(cardProduct),
    },
    together: (together?.nodes ?? [])
      .filter(isAvailable)
      // The service returns them in a different order.
      .toSorted((one, other) => handles.indexOf(one.handle) - handles.indexOf(other.handle))
      .map(cardProduct),
  };
}

const isAvailable = ({ availableForSale }: ProductCardFragment) => availableForSale;
