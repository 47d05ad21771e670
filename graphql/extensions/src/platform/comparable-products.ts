import * as v from "valibot";
import { requestGraphql } from "./graphql-request.ts";

/** A published product with what it is compared and filtered by. */
export interface ComparableProduct {
  /** A global id. */
  readonly id: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  /** Handles. */
  readonly collections: readonly string[];
  readonly metafields: readonly {
    readonly namespace: string;
    readonly key: string;
    readonly value: string;
  }[];
  readonly variants: readonly {
    readonly isForSale: boolean;
    /** A decimal number: "33.50". */
    readonly price: string;
    readonly options: readonly { readonly name: string; readonly value: string }[];
  }[];
  readonly createdAt: Date;
}

export interface ComparablePage {
  readonly products: readonly ComparableProduct[];
  /** Null after the last page. */
  readonly next: string | null;
}

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** As many as one query may cost. */
export const comparableAtOnce = 20;

const namespace = "product_information";
const keys = [
  "measurements",
  "department",
  "category",
  "brand",
  "condition",
  "size_type",
  "current_tier",
  "color",
  "size",
] as const;

/** Whether the fields that are read include it. */
export function isRead(field: { readonly namespace: string; readonly key: string }): boolean {
  return field.namespace === namespace && keys.some((key) => key === field.key);
}

const product = v.pipe(
  v.object({
    id: v.string(),
    vendor: v.string(),
    productType: v.string(),
    tags: v.array(v.string()),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    collections: v.object({ nodes: v.array(v.object({ handle: v.string() })) }),
    metafields: v.array(v.nullable(v.object({ namespace: v.string(), key: v.string(), value: v.string() }))),
    variants: v.object({
      nodes: v.array(
        v.object({
          availableForSale: v.boolean(),
          price: v.object({ amount: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
          selectedOptions: v.array(v.object({ name: v.string(), value: v.string() })),
        }),
      ),
    }),
  }),
  v.transform(({ createdAt, collections, metafields, variants, ...others }): ComparableProduct => ({
    ...others,
    createdAt: new Date(createdAt),
    collections: collections.nodes.map(({ handle }) => handle),
    metafields: metafields.filter((field) => field !== null),
    variants: variants.nodes.map(({ availableForSale, price, selectedOptions }) => ({
      isForSale: availableForSale,
      price: price.amount,
      options: selectedOptions,
    })),
  })),
);

const fields = `fragment Comparable on Product {
  id vendor productType tags createdAt
  collections(first: 50) { nodes { handle } }
  metafields(identifiers: [${keys.map((key) => `{ namespace: "${namespace}", key: "${key}" }`).join(", ")}]) { namespace key value }
  variants(first: 250) { nodes { availableForSale price { amount } selectedOptions { name value } } }
}`;

const byId = v.object({ nodes: v.array(v.nullable(product)) });

/** Of at most `comparableAtOnce` products, by global id, those that are published. Throws as the other queries do. */
export async function readComparable(target: Target, ids: readonly string[]): Promise<ComparableProduct[]> {
  if (ids.length === 0) return [];
  const query = `query ComparableProducts($ids: [ID!]!) { nodes(ids: $ids) { ...Comparable } } ${fields}`;
  const { nodes } = await requestGraphql({ ...target, query, variables: { ids }, data: byId });
  return nodes.filter((node) => node !== null);
}

const page = v.object({
  products: v.object({
    nodes: v.array(product),
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
  }),
});

/** The catalog's next products. */
export async function readComparablePage(target: Target, after: string | null): Promise<ComparablePage> {
  const query = `query CatalogPage($after: String) {
    products(first: ${comparableAtOnce}, after: $after, sortKey: ID) { nodes { ...Comparable } pageInfo { hasNextPage endCursor } }
  } ${fields}`;
  const { products } = await requestGraphql({ ...target, query, variables: { after }, data: page });
  const { hasNextPage, endCursor } = products.pageInfo;
  return { products: products.nodes, next: hasNextPage ? endCursor : null };
}

const filters = v.object({
  collection: v.nullable(
    v.object({ products: v.object({ filters: v.array(v.object({ id: v.string() })) }) }),
  ),
});

/** Whether the platform's listings compare products with a garment, as the local commerce service's do. */
export async function comparesProducts(target: Target): Promise<boolean> {
  const query = `query Filters { collection(handle: "all") { products(first: 1) { filters { id } } } }`;
  const { collection } = await requestGraphql({ ...target, query, data: filters });
  const id = `filter.p.m.${namespace}.measurements`;
  return collection?.products.filters.some((filter) => filter.id === id) ?? false;
}
