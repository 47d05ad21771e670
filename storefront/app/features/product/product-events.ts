import type { ShopEvent } from "~/events/shop-event";
import { productPath } from "~/shop/paths";
import type { ProductPage } from "./product-page";
import { chosenVariant } from "./variants";

/** A product view. Recorded once, even if the shopper chooses other variants. */
export function productEvents({ product }: { readonly product: ProductPage | null }): ShopEvent[] {
  if (!product) return [];
  const { handle, title, brand, category, variants } = product;
  const price = chosenVariant(variants, { color: null, size: null })?.price ?? 0;
  const item = {
    id: handle,
    name: title,
    brand,
    ...(category && { category: category.name }),
    price,
    path: productPath(handle),
  };
  return [{ name: "view_item", items: [item], value: price }];
}
