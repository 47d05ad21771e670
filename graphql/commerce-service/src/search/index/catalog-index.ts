import type { Database } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { FacetColumns } from "./facet-columns.ts";
import { FacetDictionary } from "./facet-dictionary.ts";
import type { IndexedProduct } from "./indexed-product.ts";
import { Postings } from "./postings.ts";
import { readIndexedProducts, type ProductToIndex } from "./read-indexed-products.ts";

/** Products with their slots. Iterating over slots alone avoids touching the product objects. */
export interface ProductList {
  /** Identifies the list: within one version, lists with the same key contain the same products. */
  readonly key: string;
  readonly products: readonly IndexedProduct[];
  readonly slots: Int32Array;
}

export function productList(key: string, products: readonly IndexedProduct[]): ProductList {
  return { key, products, slots: Int32Array.from(products, ({ slot }) => slot) };
}

/** The published catalog at one moment. */
export interface Snapshot {
  /** Changes with every product. Data derived from a snapshot is valid for its version. */
  readonly version: number;
  /** Changes when a title changes or a product is added or removed. */
  readonly titlesVersion: number;
  readonly all: ProductList;
  readonly bySlot: readonly (IndexedProduct | undefined)[];
  readonly byId: ReadonlyMap<number, IndexedProduct>;
  readonly dictionary: FacetDictionary;
  readonly columns: FacetColumns;
  /** Products by facet value, computed on first use. */
  readonly postings: () => Postings;
}

/** The catalog in memory. With 100,000 products, each filter, sort and count is one pass over an array. */
export interface CatalogIndex {
  readonly database: Database;
  /** The current snapshot, including commits of other processes. Checking for changes reads one number. */
  readonly current: () => Snapshot;
}

export function createCatalogIndex(database: Database): CatalogIndex {
  const slots = new SlottedProducts();
  const dictionary = new FacetDictionary();
  let snapshot: Snapshot | undefined;
  let titlesVersion = 0;

  function refresh(since: number, version: number): Snapshot {
    const changed = changedSince(database, since);
    if (slots.update(changed, readIndexedProducts(database, changed, dictionary))) titlesVersion = version;
    const { bySlot, byId, columns } = slots;
    let postings: Postings | undefined;
    return {
      version,
      titlesVersion,
      all: productList(`all of ${version}`, slots.products()),
      bySlot,
      byId,
      dictionary,
      columns,
      postings: () => (postings ??= new Postings(columns.values, bySlot.length, dictionary.values.length)),
    };
  }

  return {
    database,
    current: () => {
      // A transaction may be rolled back and its change numbers reused.
      if (database.isTransaction) throw new Error("the catalog cannot be searched inside a transaction");
      const version = lastChange(database);
      if (snapshot?.version !== version) snapshot = refresh(snapshot?.version ?? 0, version);
      return snapshot;
    },
  };
}

function lastChange(db: Database): number {
  return (
    get<{ change: number }>(db, "SELECT coalesce(max(change), 0) AS change FROM product_change")?.change ?? 0
  );
}

/** The ids of changed, new and removed products. Each product has changed since 0. */
function changedSince(db: Database, since: number): number[] {
  const sql =
    "SELECT json_group_array(product_id ORDER BY product_id) AS ids FROM product_change WHERE change > ?";
  return JSON.parse(get<{ ids: string }>(db, sql, since)?.ids ?? "[]") as number[];
}

/** Products by slot. A free slot is reused for the next new product. */
class SlottedProducts {
  readonly bySlot: (IndexedProduct | undefined)[] = [];
  readonly byId = new Map<number, IndexedProduct>();
  readonly columns = new FacetColumns();
  readonly #free: number[] = [];

  products(): IndexedProduct[] {
    return [...this.byId.values()];
  }

  /** Applies changes. Returns whether a title changed or a product was added or removed. */
  update(changed: readonly number[], products: Iterable<ProductToIndex>): boolean {
    let titles = false;
    const gone = new Set(changed);
    for (const read of products) {
      gone.delete(read.product.id);
      if (this.#putProduct(read)) titles = true;
    }
    for (const id of gone) {
      if (this.#removeProduct(id)) titles = true;
    }
    return titles;
  }

  #putProduct({ product, values, variants }: ProductToIndex): boolean {
    const before = this.byId.get(product.id);
    const slot = before?.slot ?? this.#free.pop() ?? this.bySlot.length;
    const indexed = { ...product, slot };
    this.bySlot[slot] = indexed;
    this.byId.set(product.id, indexed);
    this.columns.set(slot, values, variants);
    return before?.title !== product.title;
  }

  #removeProduct(id: number): boolean {
    const product = this.byId.get(id);
    if (!product) return false;
    this.byId.delete(id);
    this.bySlot[product.slot] = undefined;
    this.columns.clear(product.slot);
    this.#free.push(product.slot);
    return true;
  }
}
