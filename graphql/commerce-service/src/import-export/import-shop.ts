import { join } from "node:path";
import type * as v from "valibot";
import { saveCollection } from "../collections/collection-writer.ts";
import type { Database } from "../database/database.ts";
import { surveyFile } from "./csv/rows-by-product.ts";
import { importCatalog, type ImportOptions } from "./import-catalog.ts";
import type { ImportReport } from "./import-report.ts";
import { brandsFile, saveBrands } from "./shop/brands-file.ts";
import { collectionsFile } from "./shop/collections-file.ts";
import { customersFile, saveCustomers } from "./shop/customers-file.ts";
import { ordersFile, saveOrders } from "./shop/orders-file.ts";
import { readShopFile } from "./shop/read-shop-file.ts";
import { saveSizes, sizesFile } from "./shop/sizes-file.ts";

/** Imports `catalog.csv` and what else the folder has, such as `orders.json`. All or nothing: throws `CommandError`. */
export async function importShop(
  db: Database,
  folder: string,
  report: ImportReport,
  { now, ...options }: ImportOptions & { readonly now: Date },
): Promise<void> {
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    readShopFile(join(folder, name), schema);
  const collections = read("collections.json", collectionsFile) ?? [];
  const brands = read("brands.json", brandsFile);
  const sizes = read("sizes.json", sizesFile);
  const customers = read("customers.json", customersFile) ?? [];
  const orders = read("orders.json", ordersFile) ?? [];

  const catalog = join(folder, "catalog.csv");
  const survey = await surveyFile(catalog);
  db.exec("BEGIN IMMEDIATE");
  try {
    await importCatalog(db, catalog, survey, report, options);
    for (const collection of collections) saveCollection(db, collection);
    if (brands) saveBrands(db, brands);
    if (sizes) saveSizes(db, sizes);
    saveCustomers(db, customers, now);
    saveOrders(db, orders, now);
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
