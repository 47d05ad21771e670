import { type Picture, pictureOf } from "~/lib/picture";
import type { ProductPage } from "./product-page";
import type { ProductVariant } from "./variants";

/**
 * The pictures of the chosen color, after those that are of no color. A catalogue keeps them color by color: a variant
 * names the first of its color, and what follows up to the next color's first is of it, too. Where some color has no
 * picture of its own all are shown, the chosen color's first.
 */
export function galleryPictures(product: ProductPage, variant: ProductVariant | null): Picture[] {
  const { pictures, variants } = product;
  const firsts = variants.map(({ picture }) => picture);
  const begin = variant?.picture ?? 0;
  const end = Math.min(...firsts.map((first) => (first !== null && first > begin ? first : pictures.length)));
  const ofColor = pictures.slice(begin, end);
  const ofNone = pictures.slice(0, Math.min(...firsts.map((first) => first ?? 0)));
  const others = haveOwn(variants) ? [] : pictures.filter((picture) => !ofColor.includes(picture));
  const inOrder = haveOwn(variants) ? [...ofNone, ...ofColor] : [...ofColor, ...others];
  return inOrder.map(({ url, alt }) => pictureOf(url, alt));
}

/** Whether each color has pictures, and none shares them with another. */
function haveOwn(variants: readonly ProductVariant[]): boolean {
  const colors = new Map(variants.map(({ color, picture }) => [color, picture]));
  return (
    variants.every(({ color, picture }) => picture !== null && colors.get(color) === picture) &&
    new Set(colors.values()).size === colors.size
  );
}
