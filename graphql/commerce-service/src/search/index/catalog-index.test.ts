import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refreshAvailability } from "../../catalog/stock/availability.ts";
import { deleteProduct, saveProduct } from "../../catalog/writing/product-writer.ts";
import { openDatabase } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { testProduct, saveProducts } from "../../../tests/test-shop.fixture.ts";
import { CatalogSearch } from "../catalog-search.ts";
import { createCatalogIndex } from "./catalog-index.ts";

function handles(search: CatalogSearch, text: string): string[] {
  return search.query(text).list.products.map(({ handle }) => handle);
}

test("the index sees another process's changes at once: new titles, updates, sales and deletions", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circlet-index-"));
  const path = join(folder, "platform.sqlite");
  const shop = openDatabase(path);
  const merchant = openDatabase(path);
  try {
    const search = new CatalogSearch(createCatalogIndex(shop));
    saveProducts(
      merchant,
      testProduct("one", { title: "Red dress" }),
      testProduct("two", { title: "Red boots" }),
    );
    expect(handles(search, "red")).toEqual(["one", "two"]);

    saveProduct(merchant, testProduct("two", { title: "Blue boots" }));
    saveProducts(merchant, testProduct("three", { title: "Red scarf" }));
    expect(handles(search, "red")).toEqual(["one", "three"]);

    run(
      merchant,
      "UPDATE variant SET inventory = 0 WHERE product_id = (SELECT id FROM product WHERE handle = 'one')",
    );
    refreshAvailability(merchant, 1);
    expect(handles(search, "red available_for_sale:true")).toEqual(["three"]);
    const facets = search.list(search.rule([]), []).facets();
    expect(facets[0]?.values.map(({ count }) => count)).toEqual([2, 1]);

    deleteProduct(merchant, "one");
    saveProducts(merchant, testProduct("four", { title: "Red hat" }));
    expect(handles(search, "red")).toEqual(["three", "four"]);

    saveProduct(merchant, testProduct("four", { title: "Red hat", published: false }));
    expect(handles(search, "red")).toEqual(["three"]);
  } finally {
    shop.close();
    merchant.close();
    await rm(folder, { recursive: true });
  }
});

test("the index never sees a transaction that is rolled back", () => {
  const db = openDatabase(":memory:");
  const search = new CatalogSearch(createCatalogIndex(db));
  saveProducts(db, testProduct("kept"));
  expect(() =>
    transaction(db, () => {
      saveProducts(db, testProduct("dropped"));
      throw new Error("no");
    }),
  ).toThrow("no");
  saveProducts(db, testProduct("after"));
  expect(search.current().all.products.map(({ handle }) => handle)).toEqual(["kept", "after"]);
  expect(() => transaction(db, () => search.current())).toThrow("inside a transaction");
});
