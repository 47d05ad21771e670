import { expect, test, vi } from "vitest";
import { openDatabase } from "../database/database.ts";
import { saveProducts, testProduct } from "../testing/test-shop.fixture.ts";
import { CatalogSearch } from "./catalog-search.ts";
import { createCatalogIndex } from "./index/catalog-index.ts";
import { TitleIndex } from "./index/title-index.ts";

test("the words for corrections are read once, until a product changes", () => {
  const reads = vi.spyOn(TitleIndex.prototype, "vocabulary");
  const database = openDatabase(":memory:");
  const search = new CatalogSearch(createCatalogIndex(database));
  const corrected = (text: string) => search.text(text, "none").correctedTo;
  saveProducts(database, testProduct("linen-dress"));
  expect([corrected("linnen"), corrected("dreess"), corrected("velvat")]).toEqual([
    "linen",
    "dress",
    undefined,
  ]);
  expect(reads).toHaveBeenCalledTimes(1);
  saveProducts(database, testProduct("coat", { information: { color: "Velvet" } }));
  expect(corrected("velvat")).toBe("velvet");
  expect(reads).toHaveBeenCalledTimes(2);
});
