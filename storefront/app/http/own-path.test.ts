import { expect, test } from "vitest";
import { ownPath } from "./own-path";

const shop = "https://shop.example";

test.each([
  ["/collections/sale?sort=deals#top", "/collections/sale?sort=deals#top"],
  ["https://shop.example/faq", "/faq"],
  ["https://user@shop.example/faq", "/faq"],
  ["https://AAAAAAAAAAAAmailto:x@shop.example/", "/"],
  ["/.//evil.example", "/evil.example"],
  ["//evil.example/", null],
  ["/\\evil.example", null],
  ["https://evil.example/", null],
  ["https://shop.example.evil.example/", null],
  ["http://shop.example/", null],
  ["blob:https://shop.example/x", null],
  ["javascript:alert(1)", null],
  ["mailto:x@shop.example", null],
  ["/c%&d", null],
  ["/faq%0A", null],
])("%s is the shop's path %s", (address, path) => {
  expect(ownPath(address, shop)).toBe(path);
});
