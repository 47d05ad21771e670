import { expect, test } from "vitest";
import { imageOf } from "./image";

test("an image is available in every width of the image service", () => {
  const { src, srcSet, alt } = imageOf("https://cdn.example/files/coat.avif?v=2", "Coat");
  expect(src).toBe("/images/cdn.example/files/coat.avif?v=2&width=960");
  expect(srcSet.split(", ")).toEqual([
    "/images/cdn.example/files/coat.avif?v=2&width=240 240w",
    "/images/cdn.example/files/coat.avif?v=2&width=480 480w",
    "/images/cdn.example/files/coat.avif?v=2&width=960 960w",
    "/images/cdn.example/files/coat.avif?v=2&width=1440 1440w",
  ]);
  expect(alt).toBe("Coat");
});

test.each([
  null,
  "",
  "not an address",
  "images/coat.avif",
  "data:image/gif;base64,R0",
  "javascript:alert(1)",
])("a product without an image (%s) has a valid srcset", (url) => {
  const { src, srcSet } = imageOf(url, "Coat");
  expect(src).toMatch(/^data:image\/svg/);
  expect(srcSet).toMatch(/^\S+$/);
});
