import type { NormalizedProduct } from "../catalogue/normalized-product.ts";
import type { ProductInput } from "../catalogue/product-input.ts";
import { pictureVersion } from "./picture-manifest.ts";
import { picturesFolder } from "./picture-source.ts";

/** Where pictures of our own lie on the commerce service. */
export const picturesPath = "/images/";

/** Pictures of our own have a name; an imported product's stay where they are. */
export const isOwnPicture = (src: string): boolean => !/^(https?:)?\/\//i.test(src);

/**
 * The address of a picture of our own, in the next width up from what is asked for. It changes when the picture does,
 * so that browsers may keep for good what they got.
 */
export function pictureAddress(name: string, width?: number, folder: string = picturesFolder): string {
  const version = pictureVersion(folder, name);
  const query = [
    ...(version === undefined ? [] : [`v=${version}`]),
    ...(width !== undefined && width > 0 ? [`width=${width}`] : []),
  ].join("&");
  const path = picturesPath + name.split("/").map(encodeURIComponent).join("/");
  return query === "" ? path : `${path}?${query}`;
}

/** A product as others must see it: its pictures under whole addresses, so that they can fetch them. */
export function withAddresses(product: NormalizedProduct, publicUrl: string): NormalizedProduct {
  const addressed = (src: string): string => (isOwnPicture(src) ? publicUrl + picturesPath + src : src);
  return {
    ...product,
    images: product.images.map((image) => ({ ...image, src: addressed(image.src) })),
    variants: product.variants.map((variant) => ({
      ...variant,
      imageSrc: variant.imageSrc === null ? null : addressed(variant.imageSrc),
    })),
    metafields: product.metafields.map((field) => ({
      ...field,
      value: field.value.startsWith(picturesPath) ? publicUrl + field.value : field.value,
    })),
  };
}

/** The other way round: addresses of our own become names again. */
export function withNames(product: ProductInput, publicUrl: string): ProductInput {
  const pictures = publicUrl + picturesPath;
  const named = (src: string): string => (src.startsWith(pictures) ? src.slice(pictures.length) : src);
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
        value: field.value.startsWith(pictures) ? field.value.slice(publicUrl.length) : field.value,
      })),
    }),
  };
}
