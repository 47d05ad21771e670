import { type ProductCardFragment, ProductRowsDocument } from "@circlet/graphql/generated";
import { Extensions_ProductReviewsDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { pageSizes, reviewLimits, productRowsLimit } from "~/shop/constants";
import { optionalData } from "~/http/optional-data";
import type { CardProduct } from "~/catalog/card-product";
import { loadCardProducts } from "~/catalog/load-card-products";
import { numberOfGid } from "~/shop/product-gid";
import { type Review, shownReviews } from "~/catalog/reviews";
import { separateSimilarCards } from "~/catalog/separate-similar-cards";
import { boughtTogetherPath } from "~/shop/paths";
import type { ProductPage } from "../product-page";
import { sameSizeFilters, sizeOf } from "../similar-products";

/** The rows below a product. Null means that a row failed to load; empty rows are hidden. */
export interface ProductRowsData {
  readonly related: readonly CardProduct[] | null;
  readonly similar: { readonly size: string; readonly products: readonly CardProduct[] };
  /** Products bought together load from here when their row comes near the window; null without an extensions service. */
  readonly togetherPath: string | null;
  readonly reviews: readonly Review[] | null;
}

const row = pageSizes.relatedRow;

export function productsIn({ related, similar }: ProductRowsData): CardProduct[] {
  return [related ?? [], similar.products].flat();
}

/** Loads the rows. Never rejects because a service failed. */
export async function loadRows(commerce: Commerce, product: ProductPage): Promise<ProductRowsData> {
  const { hasExtensionsService } = commerce;
  const [rows, reviews] = await Promise.all([
    optionalData((signal) => loadRowCards(commerce, product, signal), { limit: productRowsLimit }),
    hasExtensionsService ? optionalData((signal) => loadProductReviews(commerce, product, signal)) : [],
  ]);
  return {
    related: rows?.related ?? null,
    similar: rows?.similar ?? { size: "", products: [] },
    togetherPath: hasExtensionsService ? boughtTogetherPath(numberOfGid(product.id)) : null,
    reviews,
  };
}

/** Reviews of the product's style, or of its brand if there are too few. */
async function loadProductReviews(
  commerce: Commerce,
  product: ProductPage,
  signal: AbortSignal,
): Promise<Review[]> {
  const { ofStyle, ofBrand } = await commerce.query(
    Extensions_ProductReviewsDocument,
    {
      physicalMpn: product.styleNumber ?? "",
      brandSlug: product.brandSlug,
      first: reviewLimits.shown,
    },
    signal,
  );
  const style = shownReviews(ofStyle);
  return style.length > 0 ? style : shownReviews(ofBrand);
}

async function loadRowCards(commerce: Commerce, product: ProductPage, signal: AbortSignal) {
  const size = sizeOf(product);
  const { productRecommendations, collection } = await commerce.query(
    ProductRowsDocument,
    {
      productId: product.id,
      withSimilar: size !== null,
      similarFilters: sameSizeFilters(product, size),
      // One extra, because the product itself may be among them.
      similarFirst: row + 1,
    },
    signal,
  );
  const related = (productRecommendations ?? []).filter(isAvailable);
  const similar = (collection?.products.nodes ?? []).filter(({ handle }) => handle !== product.handle);
  // The row is hidden unless it is full.
  const shown = similar.length < row ? [] : similar.slice(0, row);
  const [relatedCards, similarCards] = await Promise.all([
    loadCardProducts(commerce, related),
    loadCardProducts(commerce, shown),
  ]);
  return {
    related: separateSimilarCards(relatedCards).slice(0, row),
    similar: { size: size ?? "", products: similarCards },
  };
}

const isAvailable = ({ availableForSale }: ProductCardFragment) => availableForSale;
