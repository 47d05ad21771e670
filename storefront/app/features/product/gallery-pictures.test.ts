import { describe, expect, test } from "vitest";
import { galleryPictures } from "./gallery-pictures";
import type { ProductPage } from "./product-page";
import type { ProductVariant } from "./variants";

const product = (names: readonly string[], firsts: Readonly<Record<string, number | null>>) =>
  ({
    pictures: names.map((name) => ({ url: `https://api.example/images/${name}`, alt: name })),
    variants: Object.entries(firsts).flatMap(([color, picture]) => [
      { color, size: "S", picture },
      { color, size: "M", picture },
    ]),
  }) as unknown as ProductPage;

/** Names of the pictures that are shown when a color is chosen. */
const shown = (page: ProductPage, color: string): string[] =>
  galleryPictures(page, page.variants.find((variant) => variant.color === color) as ProductVariant).map(
    ({ alt }) => alt,
  );

describe("colors with pictures of their own", () => {
  const dress = product(["plum", "plum-back", "black", "black-back", "sand"], { plum: 0, black: 2, sand: 4 });

  test.each([
    ["plum", ["plum", "plum-back"]],
    ["black", ["black", "black-back"]],
    ["sand", ["sand"]],
  ])("%s shows its own", (color, names) => {
    expect(shown(dress, color)).toEqual(names);
  });

  test("a picture before all of them is of each", () => {
    expect(shown(product(["label", "plum", "black"], { plum: 1, black: 2 }), "black")).toEqual([
      "label",
      "black",
    ]);
  });
});

describe("all pictures are shown", () => {
  test("of one color", () => {
    expect(shown(product(["front", "back"], { plum: 0 }), "plum")).toEqual(["front", "back"]);
  });

  test("where a color has none, the chosen color's first", () => {
    const dress = product(["plum", "black"], { plum: 0, black: 1, sand: null });
    expect(shown(dress, "black")).toEqual(["black", "plum"]);
    expect(shown(dress, "sand")).toEqual(["plum", "black"]);
  });

  test("where colors share one", () => {
    expect(shown(product(["front", "back"], { plum: 0, black: 0 }), "black")).toEqual(["front", "back"]);
  });
});
