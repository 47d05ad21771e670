import { expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { saveReview } from "./review-store.ts";

// What shoppers read is tested in graphql/extensions/tests.
test("an import says whether a review is new, changed or unchanged", () => {
  const database = openDatabase(":memory:");
  const save = (comment: string) =>
    saveReview(database, {
      brandSlug: "mother-wrens",
      mpn: "MW-100",
      shortTitle: "Wrap dress",
      author: "Ines M.",
      comment,
      commentedAt: "2025-06-01T10:00:00.000Z",
    });
  expect(save("Fits like it knew me.")).toBe("created");
  expect(save("Fits like it knew me.")).toBe("unchanged");
  expect(save("Even better now.")).toBe("changed");
  database.close();
});
