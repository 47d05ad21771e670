import { expect, test } from "vitest";
import type { Commerce } from "~/apollo/commerce";
import { loadReviews } from "./reviews";

const review = (id: number) => ({
  id: String(id),
  comment: `Words ${id}`,
  commentCreatedAt: "2025-11-03T23:30:00Z",
  shortTitle: "Slip dress",
  author: "Ines M.",
});

const answering = (count: number) =>
  ({
    hasExtensionsService: true,
    query: () => Promise.resolve({ getReviews: Array.from({ length: count }, (_, id) => review(id)) }),
  }) as unknown as Commerce;

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [5, 5],
  [9, 5],
])("of %i reviews, %i show", async (written, shown) => {
  expect(await loadReviews(answering(written), {})).toHaveLength(shown);
});

test("a review shows its author, product and date", async () => {
  const [first] = await loadReviews(answering(3), {});
  expect(first).toMatchObject({
    quote: "Words 0",
    author: "Ines M.",
    product: "Slip dress",
    date: "11/3/2025",
  });
});
