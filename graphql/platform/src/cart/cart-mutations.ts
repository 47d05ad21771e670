import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../context.ts";
import type { Attribute } from "./cart.ts";
import { cartPayload } from "./cart-payload.ts";
import type { BuyerInput } from "./buyer-identity.ts";
import { checkListLength } from "./cart-input.ts";
import type { LineInput, LineUpdateInput } from "./cart-lines.ts";
import {
  addLines,
  type CartInput,
  type CartOutcome,
  createCart,
  removeLines,
  type Shop,
  updateAttributes,
  updateBuyerIdentity,
  updateDiscountCodes,
  updateLines,
  updateNote,
} from "./cart-operations.ts";
import { shopOf } from "./schema-version.ts";

/** A mutation from what it does: the payload and the schema's version are the same affair for all of them. */
function mutation<Args>(operate: (shop: Shop, args: Args) => CartOutcome) {
  return (_: unknown, args: Args, context: Context, info: GraphQLResolveInfo) =>
    cartPayload(operate(shopOf(context, info), args), info.schema);
}

interface OfCart {
  readonly cartId: string;
}

export const cartMutations = {
  cartCreate: mutation((shop, { input }: { readonly input?: CartInput | null }) => {
    checkListLength(input?.lines, "lines");
    checkListLength(input?.attributes, "attributes");
    checkListLength(input?.discountCodes, "discountCodes");
    return createCart(shop, input ?? {});
  }),
  cartLinesAdd: mutation((shop, { cartId, lines }: OfCart & { readonly lines: readonly LineInput[] }) => {
    checkListLength(lines, "lines");
    return addLines(shop, cartId, lines);
  }),
  cartLinesUpdate: mutation(
    (shop, { cartId, lines }: OfCart & { readonly lines: readonly LineUpdateInput[] }) => {
      checkListLength(lines, "lines");
      return updateLines(shop, cartId, lines);
    },
  ),
  cartLinesRemove: mutation((shop, { cartId, lineIds }: OfCart & { readonly lineIds: readonly string[] }) => {
    checkListLength(lineIds, "lineIds");
    return removeLines(shop, cartId, lineIds);
  }),
  cartBuyerIdentityUpdate: mutation((shop, args: OfCart & { readonly buyerIdentity: BuyerInput }) =>
    updateBuyerIdentity(shop, args.cartId, args.buyerIdentity),
  ),
  cartDiscountCodesUpdate: mutation(
    (shop, args: OfCart & { readonly discountCodes?: readonly string[] | null }) => {
      checkListLength(args.discountCodes, "discountCodes");
      return updateDiscountCodes(shop, args.cartId, args.discountCodes);
    },
  ),
  cartNoteUpdate: mutation((shop, { cartId, note }: OfCart & { readonly note?: string | null }) =>
    updateNote(shop, cartId, note),
  ),
  cartAttributesUpdate: mutation(
    (shop, { cartId, attributes }: OfCart & { readonly attributes: readonly Attribute[] }) => {
      checkListLength(attributes, "attributes");
      return updateAttributes(shop, cartId, attributes);
    },
  ),
};
