import DataLoader from "dataloader";
import type { CollectionRow, MetaobjectRow } from "../catalog/catalog-rows.ts";
import { readCollections } from "../catalog/collection-reader.ts";
import { readMetaobjects } from "../catalog/metaobjects/metaobject-reader.ts";
import type { CatalogSearch } from "../search/catalog-search.ts";
import type { Snapshot } from "../search/index/catalog-index.ts";
import type { ProductFilter } from "../search/product-filter.ts";
import type { Visitor } from "@circlet/service-kit/fair-queue";
import type { Database } from "../database/database.ts";
import { queueSearch } from "./search/search-queue.ts";

interface Catalog {
  readonly database: Database;
  readonly search: CatalogSearch;
}

/** Lists that are read whole: once for a request, however many of its fields ask for them. */
export interface WholeLists {
  readonly collections: () => readonly CollectionRow[];
  readonly metaobjects: (type: string) => readonly MetaobjectRow[];
  /** The collections that have a product. */
  readonly collectionsOf: (productId: number) => Promise<readonly CollectionRow[]>;
}

/** Collections that are compared with products in one turn of the event loop. */
const atOnce = 20;

export function wholeLists({ database, search }: Catalog, visitor: Visitor): WholeLists {
  let collections: readonly CollectionRow[] | undefined;
  const metaobjects = new Map<string, readonly MetaobjectRow[]>();
  const all = () => (collections ??= readCollections(database));

  async function findCollections(productIds: readonly number[]): Promise<CollectionRow[][]> {
    const found = new Map(productIds.map((id): [number, CollectionRow[]] => [id, []]));
    for (let start = 0; start < all().length; start += atOnce) {
      await queueSearch(visitor, () => {
        const { byId } = search.current();
        const products = productIds.flatMap((id) => byId.get(id) ?? []);
        for (const collection of all().slice(start, start + atOnce)) {
          for (const { id } of search.matching(products, ruleOf(collection))) found.get(id)?.push(collection);
        }
      });
    }
    return productIds.map((id) => found.get(id) ?? []);
  }

  const ofProducts = new DataLoader(findCollections);
  return {
    collections: all,
    metaobjects: (type) => {
      const known = metaobjects.get(type) ?? readMetaobjects(database, type);
      metaobjects.set(type, known);
      return known;
    },
    collectionsOf: (productId) => ofProducts.load(productId),
  };
}

export function ruleOf({ filters }: CollectionRow): ProductFilter[] {
  return JSON.parse(filters) as ProductFilter[];
}

/** Makes something of the catalog once, until a product changes. */
export function perSnapshot<Value>(
  make: (snapshot: Snapshot, catalog: Catalog) => Value,
): (catalog: Catalog) => Value {
  const made = new WeakMap<Snapshot, { readonly value: Value }>();
  return (catalog) => {
    const snapshot = catalog.search.current();
    const known = made.get(snapshot) ?? { value: make(snapshot, catalog) };
    made.set(snapshot, known);
    return known.value;
  };
}
