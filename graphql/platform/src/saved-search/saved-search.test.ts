import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoSearches } from "../demo/saved-searches/saved-searches.ts";
import { operationsOf } from "../operation.fixture.ts";
import { askAt, openTestShop, type TestShop } from "../shop.fixture.ts";
import { saveMetadata } from "./saved-search-store.ts";

const getSeoMetadata = operationsOf("extensions").get("extensions_getSeoMetadata") ?? "";
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  for (const metadata of demoSearches) saveMetadata(shop.database, metadata);
});
afterAll(() => shop.close());

interface Metadata {
  readonly getSeoMetadata: {
    readonly id: string;
    readonly savedSearch: Readonly<Record<string, unknown>>;
  } | null;
}
async function ask(variables: object) {
  const { data, errors } = await askAt<Metadata>(shop.extensionsUrl, getSeoMetadata, {
    variables: { ...variables },
  });
  expect(errors).toBeUndefined();
  return data.getSeoMetadata;
}

describe("a listing's metadata", () => {
  test("of a collection has title, description and filters in the listing's own slugs", async () => {
    expect(await ask({ collectionSlug: "final-sale" })).toEqual({
      id: expect.stringContaining("SeoMetadata") as string,
      metaTitle: "Final sale: half off retail and more",
      metaDescription: expect.stringContaining("Half off retail") as string,
      romanceCopy: expect.stringContaining("waited long enough") as string,
      savedSearch: {
        id: expect.stringContaining("SavedSearch") as string,
        name: "Final Sale",
        slug: "final-sale",
        textSearch: null,
        brandSlugs: [],
        categorySlugs: [],
        colorSlugs: [],
        conditionSlugs: [],
        departmentSlugs: [],
        maxPriceCents: null,
        minPriceCents: null,
        sizeSlugs: [],
        sizeTypeSlugs: [],
        tierSlugs: ["L15", "L16", "L20", "L21", "L25", "L26", "L29"],
      },
    });
    expect(await ask({ collectionSlug: "under-25" })).toMatchObject({ savedSearch: { maxPriceCents: 2500 } });
    expect(await ask({ collectionSlug: "workwear" })).toMatchObject({
      savedSearch: { textSearch: expect.stringContaining("blazer") as string },
    });
  });

  test("of a brand and of a category is their own, and of a brand's category put together", async () => {
    expect(await ask({ brandSlug: "mother-wrens" })).toMatchObject({
      savedSearch: { name: "Mother Wren's", brandSlugs: ["mother-wrens"], categorySlugs: [] },
    });
    expect(await ask({ categorySlug: "dresses" })).toMatchObject({
      savedSearch: { name: "Dresses", brandSlugs: [], categorySlugs: ["dresses"] },
    });
    const both = await ask({ brandSlug: "mother_wrens", categorySlug: "dresses" });
    expect(both).toMatchObject({
      metaTitle: expect.stringContaining("Mother Wren's dresses") as string,
      savedSearch: {
        name: "Mother Wren's dresses",
        brandSlugs: ["mother-wrens"],
        categorySlugs: ["dresses"],
      },
    });
    expect(both?.id).not.toBe((await ask({ brandSlug: "mother-wrens" }))?.id);
  });

  test.each([
    {},
    { collectionSlug: "nothing" },
    { collectionSlug: "" },
    { collectionSlug: "dresses' OR '1'='1" },
    { brandSlug: "nobody" },
    { brandSlug: "nobody", categorySlug: "dresses" },
    { brandSlug: "mother-wrens", categorySlug: "nothing" },
  ])("of %j is none", async (slugs) => {
    expect(await ask(slugs)).toBeNull();
  });

  test("keeps its ids when its words change", async () => {
    const before = await ask({ collectionSlug: "denim" });
    const denim = demoSearches.find(({ slug }) => slug === "denim")!;
    expect(saveMetadata(shop.database, denim)).toBe("unchanged");
    expect(saveMetadata(shop.database, { ...denim, name: "All denim" })).toBe("changed");
    const after = await ask({ collectionSlug: "denim" });
    expect(after).toMatchObject({
      id: before?.id,
      savedSearch: { id: before?.savedSearch["id"], name: "All denim" },
    });
  });
});
