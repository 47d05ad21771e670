import { expect, test } from "vitest";
import { demoCatalog } from "../demo-catalog.ts";
import { demoReviews, mpnOf } from "./demo-reviews.ts";

const products = [...demoCatalog()];
const reviews = demoReviews(products);
const perBrand = [...Map.groupBy(reviews, ({ brandSlug }) => brandSlug).values()];

test("about three fifths of the brands have reviews, each more than two", () => {
  const brands = new Set(products.map(({ brand }) => brand)).size;
  expect(perBrand.length / brands).toBeGreaterThan(0.55);
  expect(perBrand.length / brands).toBeLessThan(0.7);
  for (const ofBrand of perBrand) expect(ofBrand.length).toBeGreaterThan(2);
});

test("each review is about a style of its brand, is newer than the product and has a unique text", () => {
  const byMpn = new Map(products.map((product) => [mpnOf(product), product]));
  for (const { mpn, shortTitle, commentedAt, author } of reviews) {
    const product = byMpn.get(mpn);
    expect(shortTitle).toBe(product?.shortTitle);
    expect(commentedAt > (product?.product.createdAt ?? "")).toBe(true);
    expect(author).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
  }
  expect(new Set(reviews.map(({ mpn, author }) => `${mpn} ${author}`)).size).toBe(reviews.length);
});

test("no two reviews are the same, and no brand repeats a sentence", () => {
  expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
  for (const ofBrand of perBrand) {
    const openings = ofBrand.map(({ comment }) => comment.split(/(?<=[.!?])\s/)[0]);
    expect(new Set(openings).size).toBeGreaterThan(openings.length / 2);
  }
});

test("only leather products are praised for their leather", () => {
  for (const { comment, shortTitle } of reviews) {
    if (comment.includes("leather")) expect(shortTitle.toLowerCase()).toContain("leather");
  }
});

test("reviews are the same every time", () => {
  expect(demoReviews([...demoCatalog()])).toEqual(reviews);
});
