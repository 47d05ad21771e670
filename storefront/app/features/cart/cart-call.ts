import * as v from "valibot";
import { cartIdPattern } from "./cart-id";
import { variantIdPattern } from "./cart-form";
import type { Cart } from "./cart";
import type { CartApi } from "./cart-api";

const cartId = v.pipe(v.string(), v.regex(cartIdPattern));
const variantId = v.pipe(v.string(), v.regex(variantIdPattern));
const lineId = v.pipe(v.string(), v.regex(/^gid:\/\/shopify\/CartLine\/[\w?=&%.~-]{1,400}$/));
/** 250 is the platform's limit. */
const lineIds = v.pipe(v.array(lineId), v.minLength(1), v.maxLength(250));
/** The service decides whether it is an address. */
const email = v.pipe(v.string(), v.maxLength(254));

/** A call of a `CartApi`, as the browser sends it to the shop's server. */
export const cartCallSchema = v.variant("call", [
  v.object({ call: v.literal("read"), cartId }),
  v.object({
    call: v.literal("create"),
    variantIds: v.pipe(v.array(variantId), v.minLength(1), v.maxLength(250)),
    email: v.nullish(email),
  }),
  v.object({ call: v.literal("add"), cartId, variantId }),
  v.object({ call: v.literal("remove"), cartId, lineIds }),
  v.object({ call: v.literal("single"), cartId, lineIds }),
  v.object({ call: v.literal("identify"), cartId, email }),
]);

export type CartCall = v.InferInput<typeof cartCallSchema>;

/** The response to a call. */
export interface CartResponse {
  readonly cart: Cart | null;
}

export function runCall(api: CartApi, call: v.InferOutput<typeof cartCallSchema>): Promise<Cart | null> {
  switch (call.call) {
    case "read":
      return api.read(call.cartId);
    case "create":
      return api.create(call.variantIds, call.email);
    case "add":
      return api.add(call.cartId, call.variantId);
    case "remove":
      return api.remove(call.cartId, call.lineIds);
    case "single":
      return api.single(call.cartId, call.lineIds);
    case "identify":
      return api.identify(call.cartId, call.email);
  }
}
