import { expect, test } from "vitest";
import { pictureOf } from "./picture";

test("a picture comes in every width of the image service", () => {
  const { src, srcSet, alt } = pictureOf("https://shop.example/images/coat.avif?v=2", "Coat");
  expect(src).toBe("https://shop.example/images/coat.avif?v=2&width=960");
  expect(srcSet.split(", ")).toEqual([
    "https://shop.example/images/coat.avif?v=2&width=240 240w",
    "https://shop.example/images/coat.avif?v=2&width=480 480w",
    "https://shop.example/images/coat.avif?v=2&width=960 960w",
    "https://shop.example/images/coat.avif?v=2&width=1440 1440w",
  ]);
  expect(alt).toBe("Coat");
});

test.each([null, "", "not an address"])(
  "a product without a picture (%s) has one candidate a browser can read",
  (url) => {
    const { src, srcSet } = pictureOf(url, "Coat");
    expect(src).toMatch(/^data:image\/svg/);
    expect(srcSet).toMatch(/^\S+$/);
  },
);
