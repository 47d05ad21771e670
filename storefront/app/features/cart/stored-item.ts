import * as v from "valibot";
import type { CartItem } from "./cart";
import { variantIdPattern } from "./cart-form";

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000));
const path = v.pipe(text, v.regex(/^\/(?!\/)/));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const cartItem = v.object({
  variantId: v.pipe(v.string(), v.regex(variantIdPattern)),
  href: path,
  title: text,
  brand: v.string(),
  brandHref: path,
  options: v.string(),
  price: cents,
  retailPrice: v.nullable(cents),
  image: v.nullable(v.pipe(text, v.regex(/^(https?:\/\/|\/(?!\/))/))),
  imageAlt: v.string(),
}) satisfies v.GenericSchema<CartItem>;

/** Validates an item from local storage before it is added and shown. */
export function isStoredItem(item: unknown): item is CartItem {
  return v.is(cartItem, item);
}
