import { expect, test } from "vitest";
import { routeAt } from "../storefront.fixture.ts";
import { pageKey } from "./page-key.ts";

function keyOf(path: string): string {
  const url = new URL(path, "https://shop.example");
  return pageKey(url, routeAt(url.pathname)!.parameters);
}

test.each([
  ["/?utm_source=mail&gclid=1", "/"],
  ["/faq?x=1", "/faq"],
  ["/sitemap.xml?n=1", "/sitemap.xml"],
  ["/products/coat?gclid=1&size=M&color=Red&utm_source=mail", "/products/coat?color=Red&size=M"],
  ["/products/coat/stock?x=1", "/products/coat/stock"],
  ["/search?utm_source=mail&sort=newest&text=silk", "/search?text=silk&sort=newest"],
  ["/search?color=red&category=tops", "/search?category=tops&color=red"],
  ["/search?category=tops,jeans", "/search?category=jeans%2Ctops"],
  ["/search?sort=cheapest&minPrice=abc", "/search"],
  ["/category/jeans?open=color&utm_campaign=x", "/category/jeans?open=color"],
  ["/search.data?x=1&text=silk&_routes=search", "/search.data?text=silk&_routes=search"],
  ["/_.data?x=1&_routes=home", "/_.data?_routes=home"],
  ["/?state=1&code=2&x=3", "/?code=2&state=1"],
  ["/recently-viewed?ids=1,2&x=1", "/recently-viewed?ids=1%2C2"],
  ["/cards?ids=1,2&x=1", "/cards?ids=1%2C2"],
  ["/search?show=all&x=1", "/search?show=all"],
  ["/search?show=none", "/search"],
  [
    "/category/dresses?within=2&near=chest18.5,length38",
    "/category/dresses?near=chest18.5%2Clength38&within=2",
  ],
  ["/category/dresses?near=chest18.25", "/category/dresses"],
  ["/category/dresses?near=length38,chest18", "/category/dresses"],
  ["/category/dresses?near=chest18,chest19", "/category/dresses"],
  ["/category/dresses?near=neck18", "/category/dresses"],
  ["/category/dresses?near=chest018&within=2", "/category/dresses"],
  ["/category/dresses?near=chest100", "/category/dresses"],
  ["/category/dresses?near=chest18&within=2.5", "/category/dresses?near=chest18"],
  ["/category/dresses?chest=18&within=2", "/category/dresses"],
])("%s shares the page of %s", (path, key) => {
  expect(keyOf(path)).toBe(key);
});

test("the key keeps a form's empty and repeated fields, which redirect", () => {
  const path = "/search?category=tops&category=jeans&minPrice=&maxPrice=50";
  expect(keyOf(path)).toBe(path);
});
