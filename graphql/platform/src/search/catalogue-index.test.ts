import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refreshAvailability } from "../catalogue/availability.ts";
import { deleteProduct, saveProduct } from "../catalogue/product-writer.ts";
import { openDatabase } from "../database/database.ts";
import { run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { piece, stock } from "../shop.fixture.ts";
import { createCatalogueIndex } from "./catalogue-index.ts";
import { CatalogueSearch } from "./catalogue-search.ts";

function handles(search: CatalogueSearch, text: string): string[] {
  return search.query(text).list.products.map(({ handle }) => handle);
}

test("what another process writes is found at once: new titles, changes, sales, deletions", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circlet-index-"));
  const path = join(folder, "platform.sqlite");
  const shop = openDatabase(path);
  const merchant = openDatabase(path);
  try {
    const search = new CatalogueSearch(createCatalogueIndex(shop));
    stock(merchant, piece("one", { title: "Red dress" }), piece("two", { title: "Red boots" }));
    expect(handles(search, "red")).toEqual(["one", "two"]);

    saveProduct(merchant, piece("two", { title: "Blue boots" }));
    stock(merchant, piece("three", { title: "Red scarf" }));
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
    stock(merchant, piece("four", { title: "Red hat" }));
    expect(handles(search, "red")).toEqual(["three", "four"]);

    saveProduct(merchant, piece("four", { title: "Red hat", published: false }));
    expect(handles(search, "red")).toEqual(["three"]);
  } finally {
    shop.close();
    merchant.close();
    await rm(folder, { recursive: true });
  }
});

test("what a transaction takes back was never there", () => {
  const db = openDatabase(":memory:");
  const search = new CatalogueSearch(createCatalogueIndex(db));
  stock(db, piece("kept"));
  expect(() =>
    transaction(db, () => {
      stock(db, piece("dropped"));
      throw new Error("no");
    }),
  ).toThrow("no");
  stock(db, piece("after"));
  expect(search.current().all.products.map(({ handle }) => handle)).toEqual(["kept", "after"]);
  expect(() => transaction(db, () => search.current())).toThrow("inside a transaction");
});
