import { expect, test } from "vitest";
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
