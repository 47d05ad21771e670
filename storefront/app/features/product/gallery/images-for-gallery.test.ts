import { describe, expect, test } from "vitest";
import type { OpenedProduct } from "~/catalog/opened-product";
import { imagesForGallery } from "./images-for-gallery";
import type { ProductPage } from "../product-page";
import type { ProductVariant } from "../variants";

const product = (names: readonly string[], firsts: Readonly<Record<string, number | null>>) =>
  ({
    images: names.map((name) => ({ url: `https://api.example/images/${name}`, alt: name })),
    variants: Object.entries(firsts).flatMap(([color, imageIndex]) => [
      { color, size: "S", imageIndex },
      { color, size: "M", imageIndex },
    ]),
  }) as unknown as ProductPage;

const shown = (page: ProductPage, color: string): string[] =>
  imagesForGallery(page, page.variants.find((variant) => variant.color === color) as ProductVariant).map(
    ({ alt }) => alt,
  );

describe("colors with their own images", () => {
  const dress = product(["plum", "plum-back", "black", "black-back", "sand"], { plum: 0, black: 2, sand: 4 });

  test.each([
    ["plum", ["plum", "plum-back"]],
    ["black", ["black", "black-back"]],
    ["sand", ["sand"]],
  ])("%s shows its own images", (color, names) => {
    expect(shown(dress, color)).toEqual(names);
  });

  test("an image before the first color belongs to every color", () => {
    expect(shown(product(["label", "plum", "black"], { plum: 1, black: 2 }), "black")).toEqual([
      "label",
      "black",
    ]);
  });
});

test("all images show for a single color", () => {
  expect(shown(product(["front", "back"], { plum: 0 }), "plum")).toEqual(["front", "back"]);
});

test("all images show with the chosen color's first, if a color has none", () => {
  const dress = product(["plum", "black"], { plum: 0, black: 1, sand: null });
  expect(shown(dress, "black")).toEqual(["black", "plum"]);
  expect(shown(dress, "sand")).toEqual(["plum", "black"]);
});

test("all images show if colors share one", () => {
  expect(shown(product(["front", "back"], { plum: 0, black: 0 }), "black")).toEqual(["front", "back"]);
});

test("the loaded image of the card that was clicked shows in place of the same image", () => {
  const page = product(["front", "back"], { plum: 0 });
  const opened = {
    product: { image: "https://api.example/images/front" },
    style: { background: "url(front?width=480)" },
  } as unknown as OpenedProduct;
  const images = imagesForGallery(page, page.variants[0]!, opened);
  expect(images.map(({ style }) => style)).toEqual([opened.style, undefined]);
});
