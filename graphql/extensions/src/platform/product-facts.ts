import * as v from "valibot";
import { requestGraphql } from "./graphql-request.ts";

/** A variant that is for sale. */
interface VariantFacts {
  /** A decimal number: "33.50". */
  readonly price: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
}

/** What saved searches and wishlists compare with, as the platform sells it now. */
export interface ProductFacts {
  /** A global id. */
  readonly id: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  /** Handles. */
  readonly collections: readonly string[];
  /** Those that were asked for. */
  readonly metafields: readonly {
    readonly namespace: string;
    readonly key: string;
    readonly value: string;
  }[];
  readonly variants: readonly VariantFacts[];
  /** Null if unknown or not counted. */
  readonly quantity: number | null;
  readonly publishedAt: Date;
}

const product = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    vendor: v.string(),
    productType: v.string(),
    tags: v.array(v.string()),
    publishedAt: v.pipe(v.string(), v.isoTimestamp()),
    totalInventory: v.nullable(v.number()),
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
  v.transform(
    ({ totalInventory, publishedAt, collections, metafields, variants, ...facts }): ProductFacts => ({
      ...facts,
      quantity: totalInventory,
      publishedAt: new Date(publishedAt),
      collections: collections.nodes.map(({ handle }) => handle),
      metafields: metafields.filter((field) => field !== null),
      variants: variants.nodes
        .filter(({ availableForSale }) => availableForSale)
        .map(({ price, selectedOptions }) => ({ price: price.amount, options: selectedOptions })),
    }),
  ),
);
const byId = v.object({ nodes: v.array(v.nullable(product)) });

const query = `query ProductFacts($ids: [ID!]!, $metafields: [HasMetafieldsIdentifier!]!) {
  nodes(ids: $ids) { ... on Product {
    id title vendor productType tags publishedAt totalInventory
    collections(first: 50) { nodes { handle } }
    metafields(identifiers: $metafields) { namespace key value }
    variants(first: 250) { nodes { availableForSale price { amount } selectedOptions { name value } } }
  } }
}`;

/** As many as one query may cost. */
export const mostFacts = 20;

/** Of at most `mostFacts` products, those that are published. Throws as the other queries do. */
export async function readProductFacts(
  target: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  ids: readonly string[],
  metafields: readonly { readonly namespace: string; readonly key: string }[],
): Promise<ProductFacts[]> {
  if (ids.length === 0) return [];
  const { nodes } = await requestGraphql({
    ...target,
    query,
    variables: { ids, metafields },
    data: byId,
    // A store may not let the token read how many there are.
    isPartial: true,
  });
  return nodes.filter((node) => node !== null);
}
