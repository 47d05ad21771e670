import { imageOf } from "~/catalog/image";
import { optionsText } from "~/shop/variant-options";
import { brandPath, searchPath, variantPath } from "~/shop/paths";
import type { ProductPage } from "./product-page";
import type { ProductVariant } from "./variants";

/** What the cart shows of a variant until the service responds. */
export function cartItem(product: ProductPage, variant: ProductVariant) {
  const image = product.images[variant.imageIndex ?? 0];
  return {
    id: variant.id,
    href: variantPath(product.handle, variant),
    title: product.title,
    brand: product.brand,
    brandHref: product.brandSlug ? brandPath(product.brandSlug) : searchPath,
    options: optionsText(variant),
    price: variant.price,
    retailPrice: variant.retailPrice,
    ...(image && { image: imageOf(image.url, image.alt) }),
  };
}
