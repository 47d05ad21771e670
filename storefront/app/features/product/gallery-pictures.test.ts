import { expect, test } from "vitest";
import { galleryPictures } from "./gallery-pictures";
import type { ProductPage } from "./product-page";
import type { ProductVariant } from "./variants";

const named = ["plum", "plum-back", "black", "black-back", "sand"];
const variant = (picture: number | null) => ({ picture }) as ProductVariant;
const product = {
  pictures: named.map((name) => ({ url: `https://api.example/images/${name}`, alt: name })),
  variants: [variant(0), variant(0), variant(2), variant(4)],
} as unknown as ProductPage;

test.each([
  [0, ["plum", "plum-back", "black", "black-back", "sand"]],
  [2, ["black", "black-back", "plum", "plum-back", "sand"]],
  [4, ["sand", "plum", "plum-back", "black", "black-back"]],
  [null, ["plum", "plum-back", "black", "black-back", "sand"]],
])("a color that begins with picture %s shows %o", (picture, names) => {
  expect(galleryPictures(product, variant(picture)).map(({ alt }) => alt)).toEqual(names);
});
