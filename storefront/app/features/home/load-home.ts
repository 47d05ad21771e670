import {
  CategoryCountsDocument,
  type CategoryCountsQueryVariables,
  ShelfDocument,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { serverSizes } from "~/shop/constants";
import { listingTags, productTags } from "~/http/page-tags";
import type { CardProduct } from "~/catalog/card-product";
import { loadCardProducts } from "~/catalog/load-card-products";
import { loadReviews, type Review } from "~/catalog/reviews";
import { optionalData } from "~/http/optional-data";
import { home } from "./home-content";
import { isShown } from "./home-section";
import { shelfRequests, shelfVariables } from "./shelf-requests";

/** Columns of cards in the page: a phone's window, and a tablet's. The others load shortly before they show. */
const shelfStart = 3;

export type TileCounts = Readonly<Record<string, number | null>>;

/** What could not be loaded is null. The section shows an error, and the rest of the page works. */
export interface HomePage {
  readonly counts: TileCounts | null;
  readonly shelves: Readonly<Record<string, readonly CardProduct[] | null>>;
  readonly reviews: readonly Review[] | null;
}

const shelves = () => home.filter((section) => section.kind === "shelf").filter(isShown);
const tiles = home.flatMap((section) => (section.kind === "tiles" ? section.tiles : []));

/** Rejects only if nothing could be loaded. Otherwise, each section may fail on its own. */
export async function loadHome(commerce: Commerce): Promise<HomePage> {
  const failures: unknown[] = [];
  const shown = shelves();
  const orNull = <Section>(section: Promise<Section>) =>
    section.catch((error: unknown) => {
      failures.push(error);
      return null;
    });
  const [counts, reviews, ...products] = await Promise.all([
    orNull(loadCounts(commerce)),
    optionalData((signal) => loadReviews(commerce, {}, signal)),
    ...shown.map(({ slug, rows = 1 }) => orNull(loadShelf(commerce, slug, shelfStart * rows))),
  ] as const);
  if (failures.length === shown.length + 1) throw failures[0];
  const loaded = shown.map(({ slug }, index) => [slug, products[index] ?? null] as const);
  return { counts, reviews, shelves: Object.fromEntries(loaded) };
}

/** Whether every section could be loaded. */
export function isWhole({ counts, reviews, shelves }: HomePage): boolean {
  return counts !== null && reviews !== null && Object.values(shelves).every((products) => products !== null);
}

/** Cache tags for the products on the page, and for those that could appear on its shelves. */
export function homeTags({ shelves }: HomePage): string[] {
  const shown = productTags(Object.values(shelves).flatMap((products) => idsOf(products ?? [])));
  const kinds = Object.keys(shelves).flatMap((slug) => listingTags(shelfRequests[slug]?.scope ?? {}));
  return [...new Set([...shown, ...kinds])];
}

const idsOf = (products: readonly CardProduct[]) => products.map(({ id }) => id);

export function shelfTags(slug: string, products: readonly CardProduct[]): string[] {
  return [...productTags(idsOf(products)), ...listingTags(shelfRequests[slug]?.scope ?? {})];
}

/** The first cards of one shelf, by default all; null for an unknown shelf. */
export async function loadShelf(
  commerce: Commerce,
  slug: string,
  first: number = serverSizes.shelf,
): Promise<CardProduct[] | null> {
  const request = Object.hasOwn(shelfRequests, slug) ? shelfRequests[slug] : undefined;
  if (!request) return null;
  const { collection } = await commerce.query(ShelfDocument, { ...shelfVariables(request), first });
  return loadCardProducts(commerce, collection?.products.nodes ?? []);
}

async function loadCounts(commerce: Commerce): Promise<TileCounts> {
  const collections = Object.fromEntries(tiles.map(({ key, collection }) => [key, collection]));
  const counted = await commerce.query(CategoryCountsDocument, collections as CategoryCountsQueryVariables);
  return Object.fromEntries(
    tiles.map(({ key }) => {
      const price = counted[key]?.products.filters.find(({ id }) => id === "filter.v.price");
      return [key, price?.values[0]?.count ?? null];
    }),
  );
}
