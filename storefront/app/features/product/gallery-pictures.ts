import { type Picture, pictureOf } from "~/lib/picture";
import type { ProductPage } from "./product-page";
import type { ProductVariant } from "./variants";

/**
 * A product's pictures with those of the chosen color first. A catalogue keeps them color by color: a variant names the
 * first of its color, and what follows up to the next color's first is of it, too.
 */
export function galleryPictures(product: ProductPage, variant: ProductVariant | null): Picture[] {
  const { pictures, variants } = product;
  const begin = variant?.picture ?? 0;
  const firsts = variants.flatMap(({ picture }) => (picture !== null && picture > begin ? [picture] : []));
  const end = Math.min(...firsts, pictures.length);
  const inOrder = [...pictures.slice(begin, end), ...pictures.slice(0, begin), ...pictures.slice(end)];
  return inOrder.map(({ url, alt }) => pictureOf(url, alt));
}
