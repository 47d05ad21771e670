import { ProductsByQueryDocument, RelatedProductsDocument, ShelfDocument } from "@circlet/graphql/generated";
import type { ProductFilter } from "@circlet/graphql/generated";
import { Extensions_GetSuggestedProductsDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { metafieldNamespace, pageSizes } from "~/lib/constants";
import { sendCards, type SentCards } from "~/lib/cards-in-page";
import { extra } from "~/lib/extra";
import { cardProduct, packCards, type PackedCards, packedIds } from "~/lib/product-card";
import { variedCards } from "~/lib/varied-cards";
import { loadReviews, type Review } from "~/lib/reviews";
import { isOneSize } from "~/lib/taxonomy";
import type { ProductPage } from "./product-page";
import { rowNames } from "./row-names";
import { chosenVariant } from "./variants";

/** What stands below a product (PDP-8). Null is what could not be had; an empty row is not shown. */
export interface ProductRows<Cards = SentCards> {
  readonly related: Cards | null;
  readonly similar: { readonly size: string; readonly products: Cards | null };
  readonly together: Cards | null;
  readonly reviews: readonly Review[] | null;
}

type LoadedRows = ProductRows<PackedCards>;

/** The rows as they travel: a document shows their cards anyway. */
export function sentRows(request: Request, rows: LoadedRows): ProductRows {
  const { related, similar, together } = rows;
  const sent = (name: string, cards: PackedCards | null) => cards && sendCards(request, name, cards);
  return {
    ...rows,
    related: sent(rowNames.related, related),
    similar: { ...similar, products: sent(rowNames.similar, similar.products) },
    together: sent(rowNames.together, together),
  };
}

const row = pageSizes.relatedRow;

/** The numbers of the products that the rows show. */
export function shownIn({ related, similar, together }: LoadedRows): string[] {
  return [related, similar.products, together].flatMap(packedIds);
}

/** Each row is asked for by itself and holds nobody up. Never rejects for a service that fails. */
export async function loadRows(commerce: Commerce, product: ProductPage): Promise<LoadedRows> {
  const size = sizeOf(product);
  const [related, similar, together, reviews] = await Promise.all([
    extra((signal) => relatedTo(commerce, product, signal)),
    extra((signal) => similarIn(size, commerce, product, signal)),
    extra((signal) => boughtWith(commerce, product, signal)),
    extra((signal) => reviewsOf(commerce, product, signal)),
  ]);
  return { related, similar: { size: size ?? "", products: similar }, together, reviews };
}

async function relatedTo(commerce: Commerce, { id }: ProductPage, signal: AbortSignal): Promise<PackedCards> {
  const { productRecommendations } = await commerce.query(RelatedProductsDocument, { productId: id }, signal);
  const forSale = (productRecommendations ?? []).filter((product) => product.availableForSale);
  return packCards(variedCards(forSale.map(cardProduct)).slice(0, row));
}

/** The row of other pieces in the same size: six, or none at all (specification B9). */
async function similarIn(
  size: string | null,
  commerce: Commerce,
  product: ProductPage,
  signal: AbortSignal,
): Promise<PackedCards> {
  if (size === null) return packCards([]);
  const field = (key: string, value: string | undefined | null): ProductFilter[] =>
    value ? [{ productMetafield: { namespace: metafieldNamespace, key, value } }] : [];
  const { collection } = await commerce.query(
    ShelfDocument,
    {
      handle: "all",
      sortKey: "CREATED",
      reverse: true,
      filters: [
        { available: true },
        { variantOption: { name: "Size", value: size } },
        ...field("size_type", product.sizeType),
        ...field("department", product.department?.slug),
      ],
      // One more, as the product itself may be among them.
      first: row + 1,
    },
    signal,
  );
  const others = (collection?.products.nodes ?? []).filter(({ handle }) => handle !== product.handle);
  return packCards(others.length < row ? [] : others.slice(0, row).map(cardProduct));
}

/** The size a shopper sees chosen at first; none for what has but one size. */
function sizeOf({ variants }: ProductPage): string | null {
  const size = chosenVariant(variants, { color: null, size: null })?.size ?? null;
  return size === null || isOneSize(size) ? null : size;
}

async function boughtWith(
  commerce: Commerce,
  { id }: ProductPage,
  signal: AbortSignal,
): Promise<PackedCards> {
  const { getSuggestedProducts } = await commerce.query(
    Extensions_GetSuggestedProductsDocument,
    { resultType: "bought-together", productId: id, first: row },
    signal,
  );
  const handles = getSuggestedProducts.map(({ handle }) => handle);
  if (handles.length === 0) return packCards([]);
  const query = getSuggestedProducts.map(({ id }) => `id:${id.split("/").at(-1)}`).join(" OR ");
  const { products } = await commerce.query(ProductsByQueryDocument, { query, first: row }, signal);
  // The service answers in an order of its own.
  const inOrder = products.nodes.toSorted((a, b) => handles.indexOf(a.handle) - handles.indexOf(b.handle));
  return packCards(inOrder.filter((product) => product.availableForSale).map(cardProduct));
}

/** What shoppers say of this very style; where that is too little, of its brand. */
async function reviewsOf(commerce: Commerce, product: ProductPage, signal: AbortSignal): Promise<Review[]> {
  const [ofStyle, ofBrand] = await Promise.all([
    loadReviews(commerce, { physicalMpn: product.styleNumber }, signal),
    loadReviews(commerce, { brandSlug: product.brandSlug }, signal),
  ]);
  return ofStyle.length > 0 ? ofStyle : ofBrand;
}
