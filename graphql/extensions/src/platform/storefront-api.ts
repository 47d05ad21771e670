import * as v from "valibot";
import { inBatches } from "../shared/in-batches.ts";
import type { Settings } from "../settings/settings.ts";
import { requestGraphql } from "./graphql-request.ts";
import {
  type ComparablePage,
  type ComparableProduct,
  comparesProducts,
  readComparable,
  readComparablePage,
} from "./comparable-products.ts";
import { type ProductFacts, readProductFacts } from "./product-facts.ts";

/** A product as the platform sells it. */
export interface ShopProduct {
  /** A global id. */
  readonly id: string;
  readonly handle: string;
  readonly availableForSale: boolean;
  readonly category: string;
  readonly price: number;
  /** Values of the namespace `product_information` by key, such as `brand` or `department`. */
  readonly information: Readonly<Record<string, string>>;
}

/** What alerts are about, as the platform sells it now. */
export interface ProductToWatch {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly price: string;
  readonly currency: string;
  readonly quantity: number | null;
  readonly isForSale: boolean;
  /** A product may be published long after it was created. */
  readonly publishedAt: Date;
}

/** The platform's catalog. Its methods throw `TokenRejected` or `ShopUnavailable`. */
export interface StorefrontApi {
  /** The products that exist and are published, in any order. At most 250 global ids. */
  products(ids: readonly string[]): Promise<ShopProduct[]>;
  /** Of at most 250 products, by global id, those that are published, with what alerts are about. */
  productsToWatch(ids: readonly string[]): Promise<ProductToWatch[]>;
  /** Of at most `mostFacts` products, by global id, those that are published, with these metafields. */
  productFacts(
    ids: readonly string[],
    metafields: readonly { readonly namespace: string; readonly key: string }[],
  ): Promise<ProductFacts[]>;
  /** Of at most `comparableAtOnce` products, by global id, those that are published. */
  comparable(ids: readonly string[]): Promise<ComparableProduct[]>;
  /** The catalog's next products; the first ones without a cursor. */
  comparablePage(after: string | null): Promise<ComparablePage>;
  /** Whether the platform's listings compare products with a garment. */
  compares(): Promise<boolean>;
  /** Whether a product exists and is published, by its global id. Simultaneous calls share one request. */
  hasProduct(id: string): Promise<boolean>;
  /** What the platform calls the shop. */
  shopName(): Promise<string>;
  /** Products for sale in each category, newest first: one list per category. */
  newestOf(categories: readonly string[], count: number): Promise<ShopProduct[][]>;
}

/** As many as the platform returns for one query by ids. */
const mostIds = 250;

/** What makes two products similar. */
const comparedKeys = ["department", "brand", "color", "size", "condition"] as const;

const fields = `fragment Suggestion on Product {
  id handle availableForSale productType
  priceRange { minVariantPrice { amount } }
  metafields(identifiers: [${comparedKeys.map((key) => `{ namespace: "product_information", key: "${key}" }`).join(", ")}]) { key value }
}`;

const product = v.pipe(
  v.object({
    id: v.string(),
    handle: v.string(),
    availableForSale: v.boolean(),
    productType: v.string(),
    priceRange: v.object({
      minVariantPrice: v.object({ amount: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) }),
    }),
    metafields: v.array(v.nullable(v.object({ key: v.string(), value: v.string() }))),
  }),
  v.transform(({ id, handle, availableForSale, productType, priceRange, metafields }): ShopProduct => ({
    id,
    handle,
    availableForSale,
    category: productType,
    price: priceRange.minVariantPrice.amount,
    information: Object.fromEntries(metafields.flatMap((field) => (field ? [[field.key, field.value]] : []))),
  })),
);
const money = v.object({
  amount: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  currencyCode: v.string(),
});
const watched = v.pipe(
  v.object({
    id: v.string(),
    handle: v.string(),
    title: v.string(),
    availableForSale: v.boolean(),
    publishedAt: v.pipe(v.string(), v.isoTimestamp()),
    totalInventory: v.nullable(v.number()),
    priceRange: v.object({ minVariantPrice: money, maxVariantPrice: money }),
  }),
  v.transform(({ availableForSale, publishedAt, totalInventory, priceRange, ...product }) => ({
    product: {
      ...product,
      price: priceRange.minVariantPrice.amount,
      currency: priceRange.minVariantPrice.currencyCode,
      quantity: totalInventory,
      isForSale: availableForSale,
      publishedAt: new Date(publishedAt),
    } satisfies ProductToWatch,
    hasSeveralPrices: priceRange.minVariantPrice.amount !== priceRange.maxVariantPrice.amount,
  })),
);
const watchedById = v.object({ nodes: v.array(v.nullable(watched)) });

const watchQuery = `query WatchedProducts($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Product {
    id handle title availableForSale publishedAt totalInventory
    priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  } }
}`;

const prices = v.object({
  nodes: v.array(
    v.nullable(
      v.object({
        id: v.string(),
        variants: v.object({ nodes: v.array(v.object({ availableForSale: v.boolean(), price: money })) }),
      }),
    ),
  ),
});

const pricesQuery = `query WatchedPrices($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Product {
    id variants(first: 250) { nodes { availableForSale price { amount currencyCode } } }
  } }
}`;

const named = v.object({ shop: v.object({ name: v.string() }) });

const byId = v.object({ nodes: v.array(v.nullable(product)) });
const byCategory = v.record(v.string(), v.object({ nodes: v.array(product) }));

export function storefrontApi({ apiUrl, apiVersion, apiToken, privateToken }: Settings): StorefrontApi {
  const target = {
    url: `${apiUrl}/api/${apiVersion}/graphql.json`,
    headers: privateToken
      ? { "shopify-storefront-private-token": privateToken }
      : { "x-shopify-storefront-access-token": apiToken },
  };
  const products = async (ids: readonly string[]): Promise<ShopProduct[]> => {
    const query = `query SuggestedProducts($ids: [ID!]!) { nodes(ids: $ids) { ...Suggestion } } ${fields}`;
    const { nodes } = await requestGraphql({ ...target, query, variables: { ids }, data: byId });
    return nodes.filter((node) => node !== null);
  };
  /** What the cheapest variant for sale costs, because the cheapest of all may be sold out. */
  const lowestPrices = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (ids.length === 0) return new Map();
    const { nodes } = await requestGraphql({
      ...target,
      query: pricesQuery,
      variables: { ids },
      data: prices,
    });
    return new Map(
      nodes.flatMap((node) => {
        const forSale = node?.variants.nodes.filter(({ availableForSale }) => availableForSale) ?? [];
        const [first, ...others] = forSale.map(({ price }) => price.amount);
        if (!node || first === undefined) return [];
        return [
          [
            node.id,
            others.reduce((least, amount) => (isLess(amount, least) ? amount : least), first),
          ] as const,
        ];
      }),
    );
  };
  const known = inBatches(async (_, ids: readonly string[]) => {
    const found = new Set((await products([...new Set(ids)])).map(({ id }) => id));
    return ids.map((id) => found.has(id));
  }, mostIds);
  return {
    products,
    async productsToWatch(ids) {
      if (ids.length === 0) return [];
      // A store may not let the token read how many there are.
      const { nodes } = await requestGraphql({
        ...target,
        query: watchQuery,
        variables: { ids },
        data: watchedById,
        isPartial: true,
      });
      const found = nodes.filter((node) => node !== null);
      const several = found.filter(({ product, hasSeveralPrices }) => product.isForSale && hasSeveralPrices);
      const lowest = await lowestPrices(several.map(({ product }) => product.id));
      return found.map(({ product }) => ({ ...product, price: lowest.get(product.id) ?? product.price }));
    },
    productFacts: (ids, metafields) => readProductFacts(target, ids, metafields),
    comparable: (ids) => readComparable(target, ids),
    comparablePage: (after) => readComparablePage(target, after),
    compares: () => comparesProducts(target),
    async shopName() {
      const query = "query ShopName { shop { name } }";
      return (await requestGraphql({ ...target, query, data: named })).shop.name;
    },
    hasProduct: (id) => known("products", id),
    async newestOf(categories, count) {
      if (categories.length === 0) return [];
      const variables = Object.fromEntries(
        categories.map((category, at) => [`of${at}`, searchFor(category)]),
      );
      const names = Object.keys(variables);
      const query = `query NewestProducts($count: Int!, ${names.map((name) => `$${name}: String!`).join(", ")}) {
        ${names
          .map(
            (name) =>
              `${name}: products(first: $count, query: $${name}, sortKey: CREATED_AT, reverse: true) { nodes { ...Suggestion } }`,
          )
          .join("\n")}
      } ${fields}`;
      const data = await requestGraphql({
        ...target,
        query,
        variables: { ...variables, count },
        data: byCategory,
      });
      return names.map((name) => data[name]?.nodes ?? []);
    },
  };
}

/** Decimal numbers are compared as floats, never computed with. */
export function isLess(one: string, other: string): boolean {
  return Number(one) < Number(other);
}

/** A search in the platform's syntax, where quotes delimit a value. */
function searchFor(category: string): string {
  return `product_type:"${category.replaceAll(/["\\]/g, " ")}" available_for_sale:true`;
}
