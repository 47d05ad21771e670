import * as v from "valibot";
import { variantIdPattern } from "~/shop/product-gid";
import type { CartItem } from "./cart";

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000));
/** A path of the shop: no script, no other site. */
const path = v.pipe(text, v.regex(/^\/(?!\/)/));
const sources = v.pipe(v.string(), v.maxLength(10_000), v.regex(/^\/(?!\/)\S+ \d+w(?:, \/(?!\/)\S+ \d+w)*$/));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const cartItemSchema = v.object({
  id: v.pipe(v.string(), v.regex(variantIdPattern)),
  href: path,
  title: text,
  brand: v.string(),
  brandHref: path,
  options: v.string(),
  image: v.optional(v.object({ src: path, srcSet: sources, alt: v.string() })),
  price: cents,
  retailPrice: v.nullable(cents),
}) satisfies v.GenericSchema<CartItem>;

/** Validates an item from local storage before it is added and shown. */
export function isCartItem(item: unknown): item is CartItem {
  return v.is(cartItemSchema, item);
}
