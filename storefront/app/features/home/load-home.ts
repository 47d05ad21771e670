import {
  CategoryCountsDocument,
  type CategoryCountsQueryVariables,
  ShelfDocument,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { type SentCards, sendCards } from "~/lib/cards-in-page";
import { pageSizes } from "~/lib/constants";
import { listingTags, productTags } from "~/lib/page-tags";
import { cardProduct, packCards, type PackedCards, packedIds } from "~/lib/product-card";
import { loadReviews, type Review } from "~/lib/reviews";
import { extra } from "~/lib/extra";
import { home } from "./home-content";
import type { ShelfSection } from "./home-section";
import { shelfRequests, shelfVariables } from "./shelf-requests";

/** Cards of a shelf that come with the page, one window's; the rest follows when the shelf comes near. */
const shelfStart = 5;

/** How many pieces each tile leads to, by the tile's key. */
export type TileCounts = Readonly<Record<string, number | null>>;

/** What could not be had is null: that section says so, the rest of the page works. */
export interface HomePage<Cards extends SentCards = SentCards> {
  readonly counts: TileCounts | null;
  /** By the shelf's slug. */
  readonly shelves: Readonly<Record<string, Cards | null>>;
  readonly reviews: readonly Review[] | null;
}

const shelves = home.filter((section) => section.kind === "shelf");
const tiles = home.flatMap((section) => (section.kind === "tiles" ? section.tiles : []));

/** Rejects only when the service gave nothing at all: each section fails alone. */
export async function loadHome(commerce: Commerce): Promise<HomePage<PackedCards>> {
  const failures: unknown[] = [];
  const orNull = <Section>(section: Promise<Section>) =>
    section.catch((error: unknown) => {
      failures.push(error);
      return null;
    });
  const [counts, reviews, ...products] = await Promise.all([
    orNull(loadCounts(commerce)),
    extra((signal) => loadReviews(commerce, {}, signal)),
    ...shelves.map((shelf) => orNull(startOf(commerce, shelf))),
  ] as const);
  if (failures.length === shelves.length + 1) throw failures[0];
  const packed = shelves.map(({ slug }, index) => [slug, products[index] ?? null] as const);
  return { counts, reviews, shelves: Object.fromEntries(packed) };
}

/** The page as it is sent: a document shows the cards already. */
export function sentHome(request: Request, page: HomePage<PackedCards>): HomePage {
  const sent = Object.entries(page.shelves).map(
    ([slug, cards]) => [slug, cards && sendCards(request, slug, cards)] as const,
  );
  return { ...page, shelves: Object.fromEntries(sent) };
}

/** Whether every section could be had. */
export function isWhole({ counts, reviews, shelves }: HomePage): boolean {
  return counts !== null && reviews !== null && Object.values(shelves).every((products) => products !== null);
}

/** The pieces that the page shows, and those that may be new on its shelves. */
export function homeTags({ shelves }: HomePage<PackedCards>): string[] {
  const shown = productTags(Object.values(shelves).flatMap(packedIds));
  const kinds = Object.values(shelfRequests).flatMap(({ scope }) => listingTags(scope));
  return [...new Set([...shown, ...kinds])];
}

export function shelfTags(slug: string, products: PackedCards): string[] {
  return [...productTags(packedIds(products)), ...listingTags(shelfRequests[slug]?.scope ?? {})];
}

/** All cards of one shelf; null for a shelf that there is not. */
export async function loadShelf(commerce: Commerce, slug: string): Promise<PackedCards | null> {
  return slug in shelfRequests ? shelfProducts(commerce, slug, pageSizes.shelf) : null;
}

function startOf(commerce: Commerce, shelf: ShelfSection): Promise<PackedCards> {
  return shelfProducts(commerce, shelf.slug, (shelf.columns ?? shelfStart) * (shelf.rows ?? 1));
}

async function shelfProducts(commerce: Commerce, slug: string, first: number): Promise<PackedCards> {
  const request = shelfRequests[slug];
  if (!request) throw new Error(`Nothing is said of what stands on the shelf "${slug}"`);
  const { collection } = await commerce.query(ShelfDocument, { ...shelfVariables(request), first });
  return packCards((collection?.products.nodes ?? []).map(cardProduct));
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
