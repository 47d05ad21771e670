import type { CSSProperties } from "react";
import { type ImageAttributes, imageOf } from "~/catalog/image";
import type { OpenedProduct } from "~/catalog/opened-product";
import type { ProductPage } from "../product-page";
import type { ProductVariant } from "../variants";

export interface GalleryImage extends ImageAttributes {
  readonly style?: CSSProperties | undefined;
}

/**
 * The images of the chosen color, preceded by those that belong to no color. Images are sorted by color: a variant has
 * the index of its color's first image, and the following ones belong to it, too, up to the next color's. If colors
 * share images, all images show, the chosen color's first. The image of a card that was clicked shows until its larger
 * copy has loaded.
 */
export function imagesForGallery(
  product: ProductPage,
  variant: ProductVariant | null,
  opened?: OpenedProduct | null,
): GalleryImage[] {
  const { images, variants } = product;
  const firsts = variants.map(({ imageIndex }) => imageIndex);
  const begin = variant?.imageIndex ?? 0;
  const end = Math.min(...firsts.map((first) => (first !== null && first > begin ? first : images.length)));
  const ofColor = images.slice(begin, end);
  const ofNone = images.slice(0, Math.min(...firsts.map((first) => first ?? 0)));
  const others = haveOwn(variants) ? [] : images.filter((image) => !ofColor.includes(image));
  const inOrder = haveOwn(variants) ? [...ofNone, ...ofColor] : [...ofColor, ...others];
  return inOrder.map(({ url, alt }) => ({
    ...imageOf(url, alt),
    style: opened?.product.image === url ? opened.style : undefined,
  }));
}

/** Whether each color has its own images. */
function haveOwn(variants: readonly ProductVariant[]): boolean {
  const colors = new Map(variants.map(({ color, imageIndex }) => [color, imageIndex]));
  return (
    variants.every(({ color, imageIndex }) => imageIndex !== null && colors.get(color) === imageIndex) &&
    new Set(colors.values()).size === colors.size
  );
}
