import * as v from "valibot";
import { collectionOrders } from "../../search/product-order.ts";
import { text } from "./shop-values.ts";

const dollars = v.pipe(v.number(), v.minValue(0));

/** One of the storefront API's product filters. */
const filter = v.union([
  v.strictObject({ productMetafield: v.strictObject({ namespace: text, key: text, value: text }) }),
  v.strictObject({ productType: text }),
  v.strictObject({ productVendor: text }),
  v.strictObject({ tag: text }),
  v.strictObject({ variantOption: v.strictObject({ name: text, value: text }) }),
  v.strictObject({ price: v.strictObject({ min: v.optional(dollars), max: v.optional(dollars) }) }),
  v.strictObject({ available: v.boolean() }),
]);

/** `collections.json`. Filters of one kind are OR-ed, different kinds are AND-ed. */
export const collectionsFile = v.array(
  v.strictObject({
    handle: text,
    title: text,
    descriptionHtml: v.optional(v.string()),
    filters: v.array(filter),
    sortOrder: v.optional(v.picklist(collectionOrders)),
  }),
);
