import type { NormalizedProduct } from "../catalog/writing/normalized-product.ts";
import type { ProductInput } from "../catalog/writing/product-input.ts";
import { findImageFile } from "./image-file.ts";

export const imagesPath = "/images/";

/** Own images have a name; imported products' images have URLs. */
export const isOwnImage = (src: string): boolean => !/^(https?:)?\/\//i.test(src);

/** The path of an own image in the next larger width. Changes with its file, so browsers can cache it forever. */
export function imagePath(folder: string, name: string, width?: number): string {
  const version = findImageFile(folder, name)?.version;
  const query = [
    ...(version === undefined ? [] : [`v=${version}`]),
    ...(width !== undefined && width > 0 ? [`width=${width}`] : []),
  ].join("&");
  const path = imagesPath + name.split("/").map(encodeURIComponent).join("/");
  return query === "" ? path : `${path}?${query}`;
}

/** A product with absolute URLs for its own images, so that other platforms can fetch them. */
export function withImageUrls(product: NormalizedProduct, publicUrl: string): NormalizedProduct {
  const addressed = (src: string): string => (isOwnImage(src) ? publicUrl + imagesPath + src : src);
  return {
    ...product,
    images: product.images.map((image) => ({ ...image, src: addressed(image.src) })),
    variants: product.variants.map((variant) => ({
      ...variant,
      imageSrc: variant.imageSrc === null ? null : addressed(variant.imageSrc),
    })),
    metafields: product.metafields.map((field) => ({
      ...field,
      value: field.value.startsWith(imagesPath) ? publicUrl + field.value : field.value,
    })),
  };
}

/** The reverse: own URLs become names again. */
export function withImageNames(product: ProductInput, publicUrl: string): ProductInput {
  const images = publicUrl + imagesPath;
  const named = (src: string): string => (src.startsWith(images) ? src.slice(images.length) : src);
  return {
    ...product,
    ...(product.images && { images: product.images.map((image) => ({ ...image, src: named(image.src) })) }),
    variants: product.variants.map((variant) => ({
      ...variant,
      ...(variant.imageSrc != null && { imageSrc: named(variant.imageSrc) }),
    })),
    ...(product.metafields && {
      metafields: product.metafields.map((field) => ({
        ...field,
        value: field.value.startsWith(images) ? field.value.slice(publicUrl.length) : field.value,
      })),
    }),
  };
}
