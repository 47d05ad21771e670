import { type ProductFilter, ShelfDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { pageSizes, serverSizes } from "~/shop/constants";
import { optionalData } from "~/http/optional-data";
import type { CardProduct } from "~/catalog/card-product";
import { loadCardProducts } from "~/catalog/load-card-products";
import { loadReviews, type Review } from "~/catalog/reviews";
import { categories } from "~/shop/taxonomy";
import { termName } from "~/shop/term";
import * as messages from "~/messages/en/sold-out";
import type { ProductCategory, ProductPage } from "../product-page";
import { categoryHref } from "../product-breadcrumbs";
import { sameKindFilter, sameSizeFilters, sizeOf } from "../similar-products";

/** The content of a sold-out page. Null means that a part failed to load. */
export interface SoldOutPage {
  /** Null for a product that the shop never had, or no longer knows. */
  readonly sold: Pick<ProductPage, "title" | "brand"> | null;
  /** What makes another product like the sold one. Empty if nothing is known of it. */
  readonly likeness: readonly Likeness[];
  /** Products for sale of the sold product's category, or dresses if its category is unknown. */
  readonly sameKind: CategoryShelf;
  /** Those in the sold product's size; null if the product has no size or too few are left. */
  readonly sameSize: { readonly size: string; readonly products: readonly CardProduct[] } | null;
  /** Null if the other row shows dresses already. */
  readonly dresses: CategoryShelf | null;
  readonly reviews: readonly Review[] | null;
}

/** A filter of listings. */
export interface Likeness {
  /** The parameter of a listing's address, and its value. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
}

/** The newest products of a category. */
export interface CategoryShelf {
  /** The category's name: "Dresses". */
  readonly name: string;
  readonly href: string;
  readonly products: readonly CardProduct[] | null;
}

/** With fewer products, the row is hidden; the other row shows them, too. */
const fewestOfSize = 3;

const dresses: ProductCategory = { slug: "dresses", name: termName(categories, "dresses") };

/** Loads the newest products like the sold one, and reviews of the shop. If a service fails, its part is null. */
export async function loadSoldOut(commerce: Commerce, sold: ProductPage | null): Promise<SoldOutPage> {
  const size = sold && sizeOf(sold);
  const category = sold?.category ?? dresses;
  const ofKind = sameKindFilter(category);
  const [sameKind, otherDresses, ofSize, reviews] = await Promise.all([
    loadCategoryShelf(commerce, category),
    category.slug === dresses.slug ? null : loadCategoryShelf(commerce, dresses),
    sold && size
      ? optionalData((signal) =>
          loadNewestCards(commerce, [...sameSizeFilters(sold, size), ofKind], pageSizes.relatedRow, signal),
        )
      : null,
    optionalData((signal) => loadReviews(commerce, {}, signal)),
  ]);
  return {
    sold: sold && { title: sold.title, brand: sold.brand },
    likeness: sold ? likenessOf(sold, size) : [],
    sameKind,
    dresses: otherDresses,
    sameSize: size && ofSize && ofSize.length >= fewestOfSize ? { size, products: ofSize } : null,
    reviews,
  };
}

/** Its category, size and brand, as a search names them. */
function likenessOf({ category, brand, brandSlug, sizeType }: ProductPage, size: string | null): Likeness[] {
  const { productType } = category ?? {};
  return [
    ...(category
      ? [
          productType === undefined
            ? { name: "category", value: category.slug, label: category.name }
            : { name: "filter.p.product_type", value: productType, label: category.name },
        ]
      : []),
    ...(size === null
      ? []
      : [{ name: "size", value: sizeType ? `${sizeType}.${size}` : size, label: messages.size(size) }]),
    ...(brandSlug ? [{ name: "brand", value: brandSlug, label: brand }] : []),
  ];
}

async function loadCategoryShelf(commerce: Commerce, category: ProductCategory): Promise<CategoryShelf> {
  const filters = [{ available: true }, sameKindFilter(category)];
  const products = await optionalData((signal) =>
    loadNewestCards(commerce, filters, serverSizes.shelf, signal),
  );
  return { name: category.name, href: categoryHref(category), products };
}

async function loadNewestCards(
  commerce: Commerce,
  filters: ProductFilter[],
  first: number,
  signal: AbortSignal,
): Promise<CardProduct[]> {
  const { collection } = await commerce.query(
    ShelfDocument,
    { handle: "all", sortKey: "CREATED", reverse: true, filters, first },
    signal,
  );
  return loadCardProducts(commerce, collection?.products.nodes ?? []);
}
