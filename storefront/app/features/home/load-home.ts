import {
  CategoryCountsDocument,
  type CategoryCountsQueryVariables,
  ShelfDocument,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { pageSizes } from "~/lib/constants";
import { cardProduct, packCards, type PackedCards } from "~/lib/product-card";
import { type ShelfContent, shelves, tiles } from "./home-content";
import { shelfRequests } from "./shelf-requests";

/** Cards of a shelf that come with the page; the rest follows when the shelf comes near. */
export const shelfStart = { default: 6, doubled: 10 } as const;

export interface HomeShelf {
  readonly slug: string;
  /** Null when the service did not answer: the shelf says so, the rest of the page works. */
  readonly products: PackedCards | null;
}

/** How many pieces each tile leads to, by the tile's key. */
export type TileCounts = Readonly<Record<string, number | null>>;

export interface HomePage {
  /** Null when the service did not answer: the tiles go without. */
  readonly counts: TileCounts | null;
  readonly shelves: readonly HomeShelf[];
}

/** Rejects only when nothing at all could be had: each section fails alone. */
export async function loadHome(commerce: Commerce): Promise<HomePage> {
  const failures: unknown[] = [];
  const orNull = <Section>(section: Promise<Section>) =>
    section.catch((error: unknown) => {
      failures.push(error);
      return null;
    });
  const [counts, ...products] = await Promise.all([
    orNull(loadCounts(commerce)),
    ...shelves.map((shelf) => orNull(startOf(commerce, shelf))),
  ] as const);
  if (failures.length === shelves.length + 1) throw failures[0];
  return {
    counts,
    shelves: shelves.map(({ slug }, index) => ({ slug, products: products[index] ?? null })),
  };
}

/** Whether every section could be had. */
export function isWhole({ counts, shelves }: HomePage): boolean {
  return counts !== null && shelves.every(({ products }) => products !== null);
}

/** All cards of one shelf; null for a shelf that there is not. */
export async function loadShelf(commerce: Commerce, slug: string): Promise<PackedCards | null> {
  return slug in shelfRequests ? shelfProducts(commerce, slug, pageSizes.shelf) : null;
}

function startOf(commerce: Commerce, shelf: ShelfContent): Promise<PackedCards> {
  return shelfProducts(commerce, shelf.slug, shelf.rows === 2 ? shelfStart.doubled : shelfStart.default);
}

async function shelfProducts(commerce: Commerce, slug: string, first: number): Promise<PackedCards> {
  const request = shelfRequests[slug];
  if (!request) throw new Error(`Nothing is said of what stands on the shelf "${slug}"`);
  const { collection } = await commerce.query(ShelfDocument, { ...request, first });
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
