import { brandPath, variantPath } from "~/lib/paths";
import type { ProductPage } from "./product-page";
import type { ProductVariant } from "./variants";

/** What the bag shows of a variant before the service has answered. */
export function bagItem(product: ProductPage, variant: ProductVariant) {
  const picture = product.pictures[variant.picture ?? 0];
  return {
    variantId: variant.id,
    href: variantPath(product.handle, variant),
    title: product.title,
    brand: product.brand,
    brandHref: brandPath(product.brandSlug),
    options: [variant.color, variant.size].filter(Boolean).join(" / "),
    price: variant.price,
    retailPrice: product.retailPrice,
    image: picture?.url ?? null,
    imageAlt: picture?.alt ?? product.title,
  };
}
