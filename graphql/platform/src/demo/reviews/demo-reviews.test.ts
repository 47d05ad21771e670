import { expect, test } from "vitest";
import { demoCatalogue } from "../demo-catalogue.ts";
import { demoReviews, mpnOf } from "./demo-reviews.ts";

const products = [...demoCatalogue()];
const reviews = demoReviews(products);
const perBrand = [...Map.groupBy(reviews, ({ brandSlug }) => brandSlug).values()];

test("some three fifths of the brands have reviews, each more than two", () => {
  const brands = new Set(products.map(({ brand }) => brand)).size;
  expect(perBrand.length / brands).toBeGreaterThan(0.55);
  expect(perBrand.length / brands).toBeLessThan(0.7);
  for (const ofBrand of perBrand) expect(ofBrand.length).toBeGreaterThan(2);
});

test("each is about a style of its brand, was written after the piece came in, and is nobody else's", () => {
  const byMpn = new Map(products.map((product) => [mpnOf(product), product]));
  for (const { mpn, shortTitle, commentedAt, author } of reviews) {
    const product = byMpn.get(mpn);
    expect(shortTitle).toBe(product?.shortTitle);
    expect(commentedAt > (product?.product.createdAt ?? "")).toBe(true);
    expect(author).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
  }
  expect(new Set(reviews.map(({ mpn, author }) => `${mpn} ${author}`)).size).toBe(reviews.length);
});

test("no two say the same, and no brand's repeat a sentence", () => {
  expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
  for (const ofBrand of perBrand) {
    const openings = ofBrand.map(({ comment }) => comment.split(/(?<=[.!?])\s/)[0]);
    expect(new Set(openings).size).toBeGreaterThan(openings.length / 2);
  }
});

test("leather is praised in leather only", () => {
  for (const { comment, shortTitle } of reviews) {
    if (comment.includes("leather")) expect(shortTitle.toLowerCase()).toContain("leather");
  }
});

test("are the same every time", () => {
  expect(demoReviews([...demoCatalogue()])).toEqual(reviews);
});
