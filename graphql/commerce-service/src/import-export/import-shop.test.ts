import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { expect, test } from "vitest";
import { readCollectionByHandle } from "../catalog/collection-reader.ts";
import { readMetaobjects } from "../catalog/metaobjects/metaobject-reader.ts";
import { addressesOf } from "../customers/address-store.ts";
import { metafieldOf } from "../customers/customer-metafield.ts";
import { findCustomerByEmail } from "../customers/customer-store.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { globalId } from "../shared/global-id.ts";
import { subscriptionState } from "../marketing/newsletter/subscription-store.ts";
import { listOrders } from "../orders/order-store.ts";
import { csvOf } from "./csv.fixture.ts";
import { ImportReport } from "./import-report.ts";
import { importShop } from "./import-shop.ts";

const now = new Date("2026-03-01T12:00:00Z");
const email = "pat@circlet.example";
const address = {
  firstName: "Pat",
  lastName: "Marlow",
  address1: "418 Larkspur Lane",
  city: "Portland",
  zoneCode: "OR",
  zip: "97214",
};
const order = { number: 1007, daysAgo: 2, status: "IN_TRANSIT", skus: ["PLUM", "PEAR"] };
const customer = { email, firstName: "Pat", createdDaysAgo: 10, acceptsMarketing: true, address };

const files = {
  "collections.json": [{ handle: "fruit", title: "Fruit", filters: [{ productType: "fruit" }] }],
  "brands.json": [{ id: "orchard", displayName: "Orchard", slug: "orchard", blurb: "Ripe." }],
  "sizes.json": [
    {
      slug: "fruit_size",
      displayName: "Fruit sizes",
      department: "all",
      sizes: ["S"],
      chart: { unit: "in", columns: ["Size", "Around"], rows: [["S", [7, 8.5]]] },
    },
  ],
  "customers.json": [{ ...customer, wishlist: ["pear"] }],
  "orders.json": [{ email, address, orders: [order, { ...order, number: 1003, skus: ["PEAR"] }] }],
};

async function importFolder(json: Readonly<Record<string, unknown>>, db = openDatabase(":memory:")) {
  const folder = temporaryFolder();
  const rows = ["plum", "pear"].map((handle) => ({
    Handle: handle,
    Title: handle,
    Type: "fruit",
    "Variant SKU": handle.toUpperCase(),
    "Variant Price": "10.01",
    "Variant Inventory Qty": "0",
  }));
  writeFileSync(join(folder, "catalog.csv"), csvOf(rows));
  for (const [name, content] of Object.entries(json))
    writeFileSync(join(folder, name), JSON.stringify(content));
  const report = new ImportReport(() => undefined);
  await importShop(db, folder, report, { now });
  return { db, report };
}

const countsOf = (db: Database) => ({
  ...get(
    db,
    `SELECT (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM customer) AS customers,
       (SELECT count(*) FROM customer_address) AS addresses, (SELECT count(*) FROM customer_order) AS orders,
       (SELECT count(*) FROM collection) AS collections`,
  ),
});

test("a folder with a catalog alone is a shop without customers", async () => {
  const { db } = await importFolder({});
  expect(countsOf(db)).toEqual({ products: 2, customers: 0, addresses: 0, orders: 0, collections: 2 });
});

test("collections, brands and sizes are imported", async () => {
  const { db } = await importFolder(files);
  expect(readCollectionByHandle(db, "fruit")).toMatchObject({ title: "Fruit", sortOrder: "created_desc" });
  const fieldsOf = (type: string): unknown => JSON.parse(readMetaobjects(db, type)[0]?.fields ?? "");
  expect(fieldsOf("brands")).toEqual({ brands: JSON.stringify(files["brands.json"]) });
  const [{ chart, ...type }] = files["sizes.json"] as [(typeof files)["sizes.json"][number]];
  expect(fieldsOf("size_types")).toEqual({ size_types: JSON.stringify([type]) });
  expect(readMetaobjects(db, "size_chart")[0]?.handle).toBe("fruit-size");
  expect(fieldsOf("size_chart")).toEqual({ title: "Fruit sizes", chart: JSON.stringify(chart) });
});

test("a customer has an address, a subscription, a wishlist and a past", async () => {
  const { db } = await importFolder(files);
  const { id, ...pat } = findCustomerByEmail(db, email)!;
  expect(pat).toMatchObject({ firstName: "Pat", lastName: null, createdAt: "2026-02-19T12:00:00.000Z" });
  expect(addressesOf(db, id)).toEqual([expect.objectContaining({ city: "Portland", zoneCode: "OR" })]);
  expect(subscriptionState(db, email)).toBe("SUBSCRIBED");
  expect(metafieldOf(db, id, { namespace: "custom", key: "wishlist" })?.value).toBe(
    JSON.stringify([globalId("Product", 2)]),
  );
});

test("orders have their numbers, today's prices with discounts, and dates before the import", async () => {
  const { db } = await importFolder(files);
  const [two, one] = listOrders(db, email, { limit: 9 });
  expect(one).toMatchObject({ number: 1003, total: 1001, discount: 0 });
  expect(two).toMatchObject({
    number: 1007,
    processedAt: "2026-02-27T12:00:00.000Z",
    subtotal: 2002,
    discount: 300,
    lines: [{ title: "plum" }, { title: "pear" }],
    fulfillments: [{ status: "IN_TRANSIT", trackingCompany: "Ringpost" }],
  });
});

test("a second import changes nothing", async () => {
  const { db } = await importFolder(files);
  const before = countsOf(db);
  const { report } = await importFolder(files, db);
  expect(report.products).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  expect(countsOf(db)).toEqual(before);
});

test.each([
  ["collections.json", [{ handle: "a", title: "A", filters: [{ color: "red" }] }], "0.filters.0"],
  ["brands.json", {}, "the file"],
  ["customers.json", [{ ...customer, email: "nobody" }], "0.email"],
  ["customers.json", [{ ...customer, wishlist: ["fig"] }], "there is no product “fig”"],
  ["orders.json", [{ email, address, orders: [{ ...order, status: "LOST" }] }], "0.orders.0.status"],
  ["orders.json", [{ email, address, orders: [{ ...order, skus: ["FIG"] }] }], "order 1007"],
])("a mistake in %s is named, and nothing is imported: %j", async (name, content, place) => {
  const db = openDatabase(":memory:");
  await expect(importFolder({ ...files, [name]: content }, db)).rejects.toThrow(`${name}: ${place}`);
  expect(countsOf(db)).toEqual({ products: 0, customers: 0, addresses: 0, orders: 0, collections: 0 });
});
