import { imageOf } from "~/catalog/image";
import { brandPath, searchPath, variantPath } from "~/shop/paths";
import type { ProductPage } from "./product-page";
import { type ProductVariant, valueOf } from "./variants";

/** What the cart shows of a variant until the service responds. */
export function cartItem(product: ProductPage, variant: ProductVariant) {
  const image = product.images[variant.imageIndex ?? 0];
  return {
    id: variant.id,
    href: variantPath(product.handle, variant),
    title: product.title,
    brand: product.brand,
    brandHref: product.brandSlug ? brandPath(product.brandSlug) : searchPath,
    options: product.options.map((option) => valueOf(variant, option)).join(" / "),
    price: variant.price,
    retailPrice: variant.retailPrice,
    ...(image && { image: imageOf(image.url, image.alt) }),
  };
}
