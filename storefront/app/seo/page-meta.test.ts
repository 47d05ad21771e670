import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setMarket } from "~/shop/market";
import { truncateText, metaOf } from "./page-meta";

test("a description is cut at a word, at 150 characters", () => {
  const long = "A wool coat that has been worn twice and cleaned once. ".repeat(6);
  const [, description] = metaOf({ title: "Coat", description: long, canonical: "https://shop.example/" });
  const content = description && "content" in description ? String(description.content) : "";
  expect(content.length).toBeLessThanOrEqual(150);
  expect(content).toMatch(/\w…$/);
  expect(long.startsWith(content.slice(0, -1))).toBe(true);
});

test("a short text stays, but not its line breaks", () => {
  expect(truncateText("One\n  two ", 20)).toBe("One two");
});

test("a word that is longer than the limit is cut", () => {
  expect(truncateText("x".repeat(30), 10)).toBe(`${"x".repeat(9)}…`);
});

test("no emoji is cut in two", () => {
  expect(truncateText(`${"x".repeat(8)}👗 dress`, 10)).toBe(`${"x".repeat(8)}…`);
});

test("prerenderers learn the status of a missing page", () => {
  const meta = metaOf({
    title: "Sold out",
    description: "Gone",
    canonical: "https://shop.example/",
    noindex: true,
    prerenderStatus: 404,
  });
  expect(meta).toContainEqual({ name: "prerender-status-code", content: "404" });
  expect(meta).toContainEqual({ name: "robots", content: "noindex, follow" });
});

test("the default preview image is the shop's, with an absolute URL", () => {
  const meta = metaOf({ title: "FAQ", description: "Answers", canonical: "https://shop.example/faq" });
  const image = meta.find((entry) => "property" in entry && entry.property === "og:image");
  expect(image && "content" in image && image.content).toMatch(
    /^https:\/\/shop\.example\/.*art--share.*\.jpg$/,
  );
});

describe("a shop with several markets", () => {
  const home = { locale: "en-US", currency: "USD" };
  const canada = { locale: "en-CA", url: "https://ca.shop.example" };
  const page = {
    title: "Dresses",
    description: "All",
    canonical: "https://shop.example/search?after=x&page=2",
  };

  beforeEach(() => setMarket({ ...home, otherMarkets: [canada] }));
  afterEach(() => setMarket(home));

  const alternates = (noindex: boolean) =>
    metaOf({ ...page, noindex }).flatMap((entry) =>
      "hrefLang" in entry ? [[entry.hrefLang, entry.href]] : [],
    );

  test("a page tells search engines its canonical address in every market, the American one for all others", () => {
    expect(alternates(false)).toEqual([
      ["en-ca", "https://ca.shop.example/search?after=x&page=2"],
      ["en-us", "https://shop.example/search?after=x&page=2"],
      ["x-default", "https://shop.example/search?after=x&page=2"],
    ]);
  });

  test("a page that is not indexed has no address in other markets", () => {
    expect(alternates(true)).toEqual([]);
  });
});
