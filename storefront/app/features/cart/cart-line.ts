import type { CartLineItem } from "@circlet/design-system";
import { imageWidths } from "~/constants";
import { atWidth, imageOf } from "~/catalog/image";
import type { CartItem } from "./cart";

/** Converts a line to the props of the design system's cart line. */
export function shownLine(item: CartItem): Omit<CartLineItem, "id"> {
  const { href, title, brand, brandHref, options, price, retailPrice, image, imageAlt } = item;
  const thumbnail = image && { ...imageOf(image, imageAlt), src: atWidth(image, imageWidths.tiny) };
  return {
    href,
    title,
    brand,
    brandHref,
    options,
    price,
    retailPrice,
    ...(thumbnail && { image: thumbnail }),
  };
}
