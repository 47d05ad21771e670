import type { RouteEvents } from "~/lib/events/route-events";
import { productPath } from "~/lib/paths";
import type { ProductPage } from "./product-page";

/** Looking at a piece, once, whichever of its variants is chosen meanwhile. */
export const productEvents = {
  events: ({ product }: { readonly product: ProductPage | null }) => {
    if (!product) return [];
    const { handle, title, brand, category, variants } = product;
    const price = variants.find(({ isAvailable }) => isAvailable)?.price ?? 0;
    const item = {
      id: handle,
      name: title,
      brand,
      category: category.name,
      price,
      path: productPath(handle),
    };
    return [{ name: "view_item", items: [item], value: price }];
  },
} satisfies RouteEvents;
