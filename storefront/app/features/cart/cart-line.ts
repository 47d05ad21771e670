import type { CartLineItem } from "@circlet/design-system";
import { imageWidths } from "~/lib/constants";
import { atWidth, pictureOf } from "~/lib/picture";
import type { BagItem } from "./bag";

/** A piece as the design system shows it in the bag. */
export function cartLine(item: BagItem): Omit<CartLineItem, "id"> {
  const { href, title, brand, brandHref, options, price, retailPrice, image, imageAlt } = item;
  const thumbnail = image && { ...pictureOf(image, imageAlt), src: atWidth(image, imageWidths.tiny) };
  return {
    href,
    title,
    brand,
    brandHref,
    options,
    price,
    retailPrice,
    ...(thumbnail && { picture: thumbnail }),
  };
}
