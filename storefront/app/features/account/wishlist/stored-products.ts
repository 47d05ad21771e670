import * as v from "valibot";
import type { CardProduct } from "~/catalog/card-product";
import { conditions } from "~/shop/conditions";
import * as storageKeys from "~/shop/storage-keys";
import { listOf, readStored, writeStored } from "~/browser/stored-text";

const text = v.string();
/** The type checker demands each field of a card. */
const card: v.GenericSchema<CardProduct> = v.object({
  id: text,
  handle: text,
  title: text,
  brand: text,
  price: v.number(),
  retailPrice: v.nullable(v.number()),
  image: v.nullable(text),
  secondImage: v.nullable(text),
  isSoldOut: v.boolean(),
  colors: v.array(v.object({ name: text, hex: v.nullable(text) })),
  condition: v.nullable(v.picklist(conditions.map(({ slug }) => slug))),
  size: v.nullable(text),
  category: text,
});

/** The products of the wishlist as this browser last saw them, for when there is no connection. */
export function storedProducts(): CardProduct[] {
  return listOf(readStored(storageKeys.wishlistProducts)).filter((entry) => v.is(card, entry));
}

export function storeProducts(products: readonly CardProduct[]): void {
  writeStored(storageKeys.wishlistProducts, JSON.stringify(products));
}
