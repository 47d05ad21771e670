import { beforeAll, describe, expect, test } from "vitest";
import file from "../../demo/listings.json" with { type: "json" };
import { operationsOf } from "../../commerce-service/tests/operations.fixture.ts";
import { executeAt } from "../../commerce-service/tests/test-shop.fixture.ts";
import { saveListing } from "../src/listing-texts/listing-store.ts";
import type { ListingInput } from "../src/listing-texts/listing.ts";
import type { TestService } from "./test-service.ts";

const { listings } = file as { readonly listings: readonly ListingInput[] };
const getSeoMetadata = operationsOf("extensions").get("extensions_getSeoMetadata") ?? "";

interface Metadata {
  readonly getSeoMetadata: {
    readonly id: string;
    readonly savedSearch: Readonly<Record<string, unknown>>;
  } | null;
}
export function describeListings(service: () => TestService): void {
  async function execute(variables: object) {
    const { data, errors } = await executeAt<Metadata>(service().url, getSeoMetadata, {
      variables: { ...variables },
    });
    expect(errors).toBeUndefined();
    return data.getSeoMetadata;
  }

  describe("a listing's metadata", () => {
    beforeAll(async () => {
      for (const listing of listings) await saveListing(service().database, listing);
    });

    test("a listing's metadata has the title, description and filters of a collection", async () => {
      expect(await execute({ collectionSlug: "final-sale" })).toEqual({
        id: expect.stringContaining("SeoMetadata") as string,
        metaTitle: "Final sale: up to 50% off retail",
        metaDescription: expect.stringContaining("deep markdowns") as string,
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
      expect(await execute({ collectionSlug: "under-25" })).toMatchObject({
        savedSearch: { maxPriceCents: 2500 },
      });
      expect(await execute({ collectionSlug: "workwear" })).toMatchObject({
        savedSearch: { textSearch: expect.stringContaining("blazer") as string },
      });
    });

    test("a listing's metadata has the texts of a brand or a category, and combines them for a brand's category", async () => {
      expect(await execute({ brandSlug: "mother-wrens" })).toMatchObject({
        savedSearch: { name: "Mother Wren's", brandSlugs: ["mother-wrens"], categorySlugs: [] },
      });
      expect(await execute({ categorySlug: "dresses" })).toMatchObject({
        savedSearch: { name: "Dresses", brandSlugs: [], categorySlugs: ["dresses"] },
      });
      const both = await execute({ brandSlug: "mother_wrens", categorySlug: "dresses" });
      expect(both).toMatchObject({
        metaTitle: expect.stringContaining("Mother Wren's dresses") as string,
        savedSearch: {
          name: "Mother Wren's dresses",
          brandSlugs: ["mother-wrens"],
          categorySlugs: ["dresses"],
        },
      });
      expect(both?.id).not.toBe((await execute({ brandSlug: "mother-wrens" }))?.id);
    });

    test.each([
      {},
      { collectionSlug: "nothing" },
      { collectionSlug: "" },
      { collectionSlug: "dresses' OR '1'='1" },
      { brandSlug: "nobody" },
      { brandSlug: "nobody", categorySlug: "dresses" },
      { brandSlug: "mother-wrens", categorySlug: "nothing" },
    ])("a listing's metadata is null for %j", async (slugs) => {
      expect(await execute(slugs)).toBeNull();
    });

    test("a listing's metadata keeps its ids when its texts change", async () => {
      const before = await execute({ collectionSlug: "denim" });
      for (const listing of listings.filter(({ slug }) => slug === "denim"))
        await saveListing(service().database, { ...listing, name: "All denim" });
      const after = await execute({ collectionSlug: "denim" });
      expect(after).toMatchObject({
        id: before?.id,
        savedSearch: { id: before?.savedSearch["id"], name: "All denim" },
      });
    });
  });
}
