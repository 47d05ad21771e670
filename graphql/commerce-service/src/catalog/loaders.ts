import DataLoader from "dataloader";
import type { Database } from "../database/database.ts";
import type { Platform } from "../shared/platform.ts";
import {
  readCompareAtPrices,
  readImages,
  readImagesOf,
  readMetafieldsOf,
  readOptionsOf,
  readProducts,
  readProductsByHandle,
  readTagsOf,
  readVariantOptions,
  readVariants,
  readVariantsOf,
} from "./catalog-reader.ts";
import type { ImageRow, MetafieldRow, OptionRow, ProductRow, VariantRow } from "./catalog-rows.ts";

/** Reads by key, batched within a request. A missing row is null, a missing list empty. */
export interface Loaders {
  readonly product: (id: number) => Promise<ProductRow | null>;
  readonly productByHandle: (handle: string) => Promise<ProductRow | null>;
  readonly variant: (id: number) => Promise<VariantRow | null>;
  readonly image: (id: number) => Promise<ImageRow | null>;
  readonly variantsOf: (productId: number) => Promise<readonly VariantRow[]>;
  readonly optionsOf: (productId: number) => Promise<readonly OptionRow[]>;
  readonly imagesOf: (productId: number) => Promise<readonly ImageRow[]>;
  readonly tagsOf: (productId: number) => Promise<readonly { readonly tag: string }[]>;
  readonly compareAtPrices: (
    productId: number,
  ) => Promise<{ readonly least: number; readonly most: number } | null>;
  readonly metafieldsOf: (productId: number, keys: readonly string[]) => Promise<readonly MetafieldRow[]>;
  readonly selectedOptionsOf: (
    variantId: number,
  ) => Promise<readonly { readonly name: string; readonly value: string }[]>;
}

export function createLoaders({ database: db }: Platform): Loaders {
  const ofProduct = ({ productId }: { productId: number }): number => productId;
  const byId = ({ id }: { id: number }): number => id;
  return {
    product: one(db, readProducts, byId),
    productByHandle: one(db, readProductsByHandle, ({ handle }) => handle),
    variant: one(db, readVariants, byId),
    image: one(db, readImages, byId),
    variantsOf: many(db, readVariantsOf, ofProduct),
    optionsOf: many(db, readOptionsOf, ofProduct),
    imagesOf: many(db, readImagesOf, ofProduct),
    tagsOf: many(db, readTagsOf, ofProduct),
    compareAtPrices: one(db, readCompareAtPrices, ofProduct),
    metafieldsOf: metafieldsOf(db),
    selectedOptionsOf: many(db, readVariantOptions, ({ variantId }) => variantId),
  };
}

type Read<Key, Row> = (db: Database, keys: readonly Key[]) => readonly Row[];

function one<Key extends number | string, Row>(db: Database, read: Read<Key, Row>, keyOf: (row: Row) => Key) {
  const loader = new DataLoader<Key, Row | null>(async (keys) => {
    const rows = new Map(read(db, keys).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
  return (key: Key) => loader.load(key);
}

function many<Row>(db: Database, read: Read<number, Row>, keyOf: (row: Row) => number) {
  const loader = new DataLoader<number, readonly Row[]>(async (keys) => {
    const lists = Map.groupBy(read(db, keys), keyOf);
    return keys.map((key) => lists.get(key) ?? []);
  });
  return (key: number) => loader.load(key);
}

/** One batch for each list of keys: the cards of a page all ask for the same. */
function metafieldsOf(db: Database): Loaders["metafieldsOf"] {
  const byKeys = new Map<string, (productId: number) => Promise<readonly MetafieldRow[]>>();
  return (productId, keys) => {
    const name = JSON.stringify(keys);
    let load = byKeys.get(name);
    if (!load) {
      load = many(
        db,
        (_, ids) => readMetafieldsOf(db, ids, keys),
        (row) => row.productId,
      );
      byKeys.set(name, load);
    }
    return load(productId);
  };
}

/** Drops nulls: another process may delete a product between listing and reading it. */
export function presentItems<Item>(items: readonly (Item | null)[]): Item[] {
  return items.filter((item) => item !== null);
}
