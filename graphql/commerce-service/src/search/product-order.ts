import { incomparable } from "@circlet/service-kit/garment-distance";
import type { SortOrder, SortKey } from "../shared/pagination/paginate.ts";
import type { IndexedProduct } from "./index/indexed-product.ts";
import type { Nearness } from "./nearness.ts";
import type { Score } from "./query/query-match.ts";

type Key = SortKey<IndexedProduct>;

const byId: Key = { value: ({ id }) => id };
const byPrice: Key = { value: ({ minPrice }) => minPrice };
const byTitle: Key = { value: ({ title }) => title.toLowerCase() };
const byCreation: Key = { value: ({ createdAt }) => createdAt };
const newestFirst: readonly [Key, Key] = [descending(byCreation), descending(byId)];
const bestSellingFirst: readonly [Key, ...Key[]] = [
  descending({ value: ({ sold }) => sold }),
  ...newestFirst,
];

function descending(key: Key): Key {
  return { ...key, descending: true };
}

function orderBy(name: string, ...keys: SortOrder<IndexedProduct>["keys"]): SortOrder<IndexedProduct> {
  return { name, keys };
}

/** The sort order of COLLECTION_DEFAULT, by the collection's own order. */
export const collectionDefaults: Readonly<Record<CollectionOrder, SortOrder<IndexedProduct>>> = {
  created_desc: orderBy("created_desc", ...newestFirst),
  created_asc: orderBy("created", byCreation, byId),
  price_asc: orderBy("price", byPrice, byId),
  price_desc: orderBy("price_desc", descending(byPrice), descending(byId)),
  title_asc: orderBy("title", byTitle, byId),
  title_desc: orderBy("title_desc", descending(byTitle), descending(byId)),
  percent_off_desc: orderBy(
    "percent_off",
    descending({ value: ({ percentOff }) => percentOff }),
    ...newestFirst,
  ),
  best_selling: orderBy("best_selling", ...bestSellingFirst),
};

/** The schema's `ProductCollectionSortKeys`. Products cannot be ordered by hand, so MANUAL is the collection's own order. */
export function collectionOrder(sortKey: string, own: CollectionOrder): SortOrder<IndexedProduct> {
  const orders: Readonly<Record<string, SortOrder<IndexedProduct>>> = {
    BEST_SELLING: orderBy("best_selling", ...bestSellingFirst),
    CREATED: orderBy("created", byCreation, byId),
    ID: orderBy("id", byId),
    PRICE: orderBy("price", byPrice, byId),
    TITLE: orderBy("title", byTitle, byId),
  };
  return orders[sortKey] ?? collectionDefaults[own];
}

/** The schema's `ProductSortKeys`. */
export function productOrder(sortKey: string, score: Score): SortOrder<IndexedProduct> {
  const orders: Readonly<Record<string, SortOrder<IndexedProduct>>> = {
    BEST_SELLING: orderBy("best_selling", ...bestSellingFirst),
    CREATED_AT: orderBy("created", byCreation, byId),
    PRICE: orderBy("price", byPrice, byId),
    PRODUCT_TYPE: orderBy("product_type", { value: ({ productType }) => productType.toLowerCase() }, byId),
    RELEVANCE: relevance(score),
    TITLE: orderBy("title", byTitle, byId),
    UPDATED_AT: orderBy("updated", { value: ({ updatedAt }) => updatedAt }, byId),
    VENDOR: orderBy("vendor", { value: ({ vendor }) => vendor.toLowerCase() }, byId),
  };
  return orders[sortKey] ?? orderBy("id", byId);
}

/** The schema's `SearchSortKeys`. */
export function searchOrder(sortKey: string, score: Score): SortOrder<IndexedProduct> {
  return sortKey === "PRICE" ? orderBy("price", byPrice, byId) : relevance(score);
}

/** The smallest of the largest differences first, then the smallest average. */
export function closestFirst({ key, distances }: Nearness): SortOrder<IndexedProduct> {
  return orderBy(`closest ${key}`, { value: ({ slot }) => distances[slot] ?? incomparable }, ...newestFirst);
}

function relevance(score: Score): SortOrder<IndexedProduct> {
  return orderBy("relevance", descending({ value: score }), ...newestFirst);
}

/** Puts sold-out products last, even in reverse. */
export function soldOutLast(own: SortOrder<IndexedProduct>, reverse: boolean): SortOrder<IndexedProduct> {
  const byAvailability: Key = { value: ({ available }) => (available ? 0 : 1), descending: reverse };
  return { name: `${own.name}+`, keys: [byAvailability, ...own.keys] };
}

/** The default sort orders of a collection. The "deals" collection uses `percent_off_desc`. */
export const collectionOrders = [
  "created_desc",
  "created_asc",
  "price_asc",
  "price_desc",
  "title_asc",
  "title_desc",
  "percent_off_desc",
  "best_selling",
] as const;

export type CollectionOrder = (typeof collectionOrders)[number];
