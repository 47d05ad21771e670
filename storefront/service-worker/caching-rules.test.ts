import { expect, test } from "vitest";
import { cachingRule } from "./caching-rules.ts";

const origin = "https://shop.example";
const rule = (path: string, mode: RequestMode = "navigate", method = "GET") =>
  cachingRule({ url: new URL(path, origin), method, mode }, origin);

test.each([
  ["/", "page"],
  ["/products/coat?color=Red", "page"],
  ["/profile/wishlist", "page"],
  ["/cart", "own-page"],
  ["/?code=abc&state=1", "none"],
  ["/?error=access_denied", "none"],
  ["/brands/norelle?preview-brand=norelle.1.2", "none"],
  ["/scheme", "none"],
  ["/alerts/stop?token=secret", "none"],
  ["/order-status?number=1&email=ada%40circlet.example", "none"],
  ["/sitemap.xml", "none"],
  ["https://other.example/", "none"],
])("a visit to %s is stored as %s", (path, expected) => {
  expect(rule(path)).toBe(expected);
});

test.each([
  ["/assets/entry-1a2b.js", "asset"],
  ["/images/cdn.example/coat.avif?width=480", "image"],
  ["/products/coat.data?_routes=routes%2Fproduct", "none"],
  ["/products/coat/stock", "none"],
  ["/recently-viewed?ids=1", "none"],
  ["/cart", "cart-script"],
])("a request for %s is stored as %s", (path, expected) => {
  expect(rule(path, "cors")).toBe(expected);
});

test("a posted form is never stored", () => {
  expect(rule("/cart", "navigate", "POST")).toBe("none");
});
