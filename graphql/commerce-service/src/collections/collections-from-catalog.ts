import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import type { ProductFilter } from "../search/product-filter.ts";
import { readCollectionByHandle } from "../catalog/collection-reader.ts";
import { saveCollection } from "./collection-writer.ts";

/** Fields that can become collections: how many products have each value, and the filter that finds them. */
const sources = {
  type: {
    sql: "SELECT product_type AS name, count(*) AS products FROM product WHERE published = 1 AND product_type <> '' GROUP BY product_type",
    filter: (name: string): ProductFilter => ({ productType: name }),
  },
  tag: {
    sql: "SELECT tag AS name, count(*) AS products FROM product_tag JOIN product ON product.id = product_id WHERE published = 1 GROUP BY tag",
    filter: (name: string): ProductFilter => ({ tag: name }),
  },
  vendor: {
    sql: "SELECT vendor AS name, count(*) AS products FROM product WHERE published = 1 AND vendor <> '' GROUP BY vendor",
    filter: (name: string): ProductFilter => ({ productVendor: name }),
  },
} as const;

export type CollectionSource = keyof typeof sources;
export const collectionSources = Object.keys(sources) as CollectionSource[];

export interface CollectionsMade {
  /** In the order of their sources and names. */
  created: { readonly handle: string; readonly title: string; readonly products: number }[];
  /** Handles of collections that already existed and were left unchanged. */
  kept: number;
}

/** Creates a collection for each type, tag or vendor that at least `minimum` published products have. */
export function collectionsFromCatalog(
  db: Database,
  from: readonly CollectionSource[],
  minimum: number,
): CollectionsMade {
  return transaction(db, () => {
    const made: CollectionsMade = { created: [], kept: 0 };
    for (const source of from) {
      const { sql, filter } = sources[source];
      const names = all<{ name: string; products: number }>(db, `${sql} ORDER BY name`);
      for (const { name, products } of names.filter((each) => each.products >= minimum)) {
        const handle = handleOf(name);
        if (handle === "") continue;
        if (readCollectionByHandle(db, handle)) made.kept++;
        else {
          const title = titleOf(name);
          saveCollection(db, { handle, title, filters: [filter(name)] });
          made.created.push({ handle, title, products });
        }
      }
    }
    return made;
  });
}

/** "Men's Shoes" → "mens-shoes". */
function handleOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 255);
}

/** "mens-shoes" → "Mens shoes". Names with spaces or capitals stay as they are. */
function titleOf(name: string): string {
  if (/[\s\p{Lu}]/u.test(name)) return name;
  const words = name.replaceAll(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
