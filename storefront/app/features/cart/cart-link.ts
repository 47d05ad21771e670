import * as v from "valibot";
import * as textLimits from "~/shop/text-limits";
import type { CartChange } from "./cart-rules";

/** The most products of a cart link. Each may take two requests of the platform. */
const mostProducts = 10;

/** Reads a cart link's changes. Quantities are ignored, because the shop has one of each. */
export const cartLinkSchema = v.pipe(
  v.object({
    lines: v.pipe(v.string(), v.regex(/^\d{1,20}:\d{1,4}(?:,\d{1,20}:\d{1,4})*$/)),
    discountCode: v.string(),
  }),
  v.transform(({ lines, discountCode }): readonly CartChange[] => {
    const numbers = lines.split(",").map((line) => line.slice(0, line.indexOf(":")));
    const adds = [...new Set(numbers)].slice(0, mostProducts).map(addition);
    return discountCode.trim() === "" ? adds : [...adds, discountChange(discountCode)];
  }),
);

function addition(number: string): CartChange {
  return { intent: "add", id: `gid://shopify/ProductVariant/${number}`, cartId: null, email: null };
}

export function discountChange(discountCode: string): CartChange {
  return {
    intent: "discountCode",
    discountCode: discountCode.trim().slice(0, textLimits.discountCode),
    cartId: null,
  };
}
