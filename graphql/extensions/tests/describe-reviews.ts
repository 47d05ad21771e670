import { beforeEach, describe, expect, test } from "vitest";
import { operationsOf } from "../../commerce-service/tests/operations.fixture.ts";
import { executeAt } from "../../commerce-service/tests/test-shop.fixture.ts";
import { type ReviewInput, saveReview } from "../src/reviews/review-store.ts";
import type { TestService } from "./test-service.ts";

const getReviews = operationsOf("extensions").get("extensions_getReviews") ?? "";

interface Reviews {
  readonly getReviews: readonly { readonly author: string; readonly comment: string }[];
}

export function describeReviews(service: () => TestService): void {
  let written = 0;
  const write = (review: Partial<ReviewInput> = {}) =>
    saveReview(service().database, {
      brandSlug: "mother-wrens",
      mpn: "MW-100",
      shortTitle: "Wrap dress",
      author: `Ines ${written++}`,
      comment: "Fits like it knew me.",
      commentedAt: "2025-06-01T10:00:00.000Z",
      ...review,
    });
  const execute = (variables: object = {}) =>
    executeAt<Reviews>(service().url, getReviews, { variables: { ...variables } });
  const authorsOf = async (variables?: object) =>
    (await execute(variables)).data.getReviews.map(({ author }) => author);

  describe("reviews", () => {
    beforeEach(() => service().database.run("DELETE FROM review"));

    test("reviews are complete and newest first", async () => {
      await write({ author: "Ben L.", commentedAt: "2025-06-02T10:00:00.000Z" });
      await write({ author: "Ines M.", commentedAt: "2025-06-03T10:00:00.000Z" });
      const { data } = await execute();
      expect(data.getReviews).toEqual([
        {
          id: expect.stringContaining("Review") as string,
          comment: "Fits like it knew me.",
          commentCreatedAt: "2025-06-03T10:00:00.000Z",
          shortTitle: "Wrap dress",
          author: "Ines M.",
        },
        expect.objectContaining({ author: "Ben L." }),
      ]);
    });

    test("a style with a null character, which PostgreSQL refuses, has no reviews", async () => {
      await write();
      expect(await authorsOf({ physicalMpn: "MW-100\u0000" })).toEqual([]);
    });

    test("reviews are filtered by style, by brand in any spelling, by both, or not at all", async () => {
      await write({ author: "A", mpn: "MW-100" });
      await write({ author: "B", mpn: "MW-200" });
      await write({ author: "C", brandSlug: "elowen", mpn: "E-1" });
      expect(new Set(await authorsOf())).toEqual(new Set(["A", "B", "C"]));
      expect(await authorsOf({ physicalMpn: "MW-100" })).toEqual(["A"]);
      for (const brandSlug of ["mother-wrens", "mother_wrens", "Mother-Wrens"]) {
        expect(new Set(await authorsOf({ brandSlug }))).toEqual(new Set(["A", "B"]));
      }
      expect(await authorsOf({ brandSlug: "mother-wrens", physicalMpn: "MW-200" })).toEqual(["B"]);
      expect(await authorsOf({ brandSlug: "elowen", physicalMpn: "MW-200" })).toEqual([]);
      expect(await authorsOf({ brandSlug: "nobody" })).toEqual([]);
      expect(await authorsOf({ physicalMpn: "" })).toEqual([]);
    });

    test("default to twenty and are limited to a hundred", async () => {
      for (let number = 0; number < 21; number++) await write();
      expect(await authorsOf()).toHaveLength(20);
      expect(await authorsOf({ first: 5 })).toHaveLength(5);
      expect(await authorsOf({ first: 100 })).toHaveLength(21);
      for (const first of [0, -1, 101]) {
        expect(await execute({ first })).toMatchObject({ code: "BAD_USER_INPUT" });
      }
    });

    test("a review replaces earlier ones by the same author about the same style", async () => {
      await write({ author: "Ines M." });
      await write({ author: "Ines M.", comment: "Even better now." });
      const { data } = await execute();
      expect(data.getReviews).toMatchObject([{ comment: "Even better now." }]);
    });
  });
}
