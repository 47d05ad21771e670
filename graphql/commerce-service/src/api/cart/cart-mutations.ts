import type { GraphQLResolveInfo } from "graphql";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Context } from "../context.ts";
import { tooManyRequests } from "@circlet/service-kit/graphql-errors";
import type { LimitName } from "../../shared/platform-limits.ts";
import type { BuyerInput } from "../../cart/buyer-identity.ts";
import {
  addLines,
  type CartInput,
  type CartOutcome,
  changeGiftCards,
  createCart,
  removeGiftCards,
  removeLines,
  type CartContext,
  updateAttributes,
  updateBuyerIdentity,
  updateDiscountCodes,
  updateLines,
  updateNote,
} from "../../cart/cart-operations.ts";
import type { Attribute } from "../../cart/cart.ts";
import { cloneCart, removePersonalData } from "../../cart/copy-cart.ts";
import {
  addDeliveryAddresses,
  type DeliveryOptionChoice,
  removeDeliveryAddresses,
  replaceDeliveryAddresses,
  selectDeliveryOptions,
  updateDeliveryAddresses,
} from "../../cart/delivery/delivery-operations.ts";
import type {
  SelectableAddressInput,
  SelectableAddressUpdate,
} from "../../cart/delivery/selectable-address.ts";
import type { LineInput, LineUpdateInput } from "../../cart/lines/cart-lines.ts";
import { metafieldMutations } from "./cart-metafield-mutations.ts";
import { cartContextOf } from "./cart-context.ts";
import { queueChange } from "./change-queue.ts";
import { cartPayload } from "./cart-payload.ts";
import { limitCartChanges } from "./limit-cart-changes.ts";

interface CartArgs {
  readonly cartId?: string;
  readonly input?: CartInput | null;
}

/** Wraps an operation as a mutation resolver, since every cart mutation builds its payload the same way. */
function mutation<Args extends CartArgs>(
  operate: (cartContext: CartContext, args: Args) => CartOutcome,
  pointsOf: (args: Args) => Partial<Readonly<Record<LimitName, number>>> = () => ({}),
) {
  return async (_: unknown, args: Args, context: Context, info: GraphQLResolveInfo) => {
    await limitCartChanges(context, args.cartId === undefined ? [] : [args.cartId], args);
    const taken = pointsOf(args);
    for (const [limit, points] of Object.entries(taken)) {
      const seconds = await context.rateLimits.take(limit as LimitName, context.network, points);
      if (seconds !== undefined) throw tooManyRequests(seconds);
    }
    const outcome = await queueChange(context, () =>
      retryWhileLocked(() => operate(cartContextOf(context, info), args)),
    );
    const right = Math.max(0, (taken.coupon ?? 0) - wrongCodes(outcome));
    await context.rateLimits.giveBack("coupon", context.network, right);
    return cartPayload(outcome, info.schema);
  };
}

/** Infinity if the change was refused, perhaps for a code. Right codes do not count: a network's shoppers share the limit. */
function wrongCodes({ cart, errors }: CartOutcome): number {
  if (!cart || errors.length > 0) return Infinity;
  return cart.discount.codes.filter(({ refusal }) => refusal === "unknown").length;
}

/** Every code is an attempt. */
function couponPoints(codes: readonly string[] | null | undefined): { readonly coupon?: number } {
  return codes?.length ? { coupon: codes.length } : {};
}

function attemptsOf({ discountCodes, giftCardCodes }: CartInput): { readonly coupon?: number } {
  const { coupon = 0 } = couponPoints(discountCodes);
  const points = coupon + (couponPoints(giftCardCodes).coupon ?? 0);
  return points > 0 ? { coupon: points } : {};
}

interface OfCart {
  readonly cartId: string;
}

export const cartMutations = {
  cartCreate: mutation(
    (cartContext, { input }: { readonly input?: CartInput | null }) => createCart(cartContext, input ?? {}),
    ({ input }) => ({ cart: 1, ...attemptsOf(input ?? {}) }),
  ),
  cartLinesAdd: mutation(
    (cartContext, { cartId, lines }: OfCart & { readonly lines: readonly LineInput[] }) =>
      addLines(cartContext, cartId, lines),
  ),
  cartLinesUpdate: mutation(
    (cartContext, { cartId, lines }: OfCart & { readonly lines: readonly LineUpdateInput[] }) =>
      updateLines(cartContext, cartId, lines),
  ),
  cartLinesRemove: mutation(
    (cartContext, { cartId, lineIds }: OfCart & { readonly lineIds: readonly string[] }) =>
      removeLines(cartContext, cartId, lineIds),
  ),
  cartBuyerIdentityUpdate: mutation((cartContext, args: OfCart & { readonly buyerIdentity: BuyerInput }) =>
    updateBuyerIdentity(cartContext, args.cartId, args.buyerIdentity),
  ),
  cartDiscountCodesUpdate: mutation(
    (cartContext, args: OfCart & { readonly discountCodes?: readonly string[] | null }) =>
      updateDiscountCodes(cartContext, args.cartId, args.discountCodes),
    ({ discountCodes }) => couponPoints(discountCodes),
  ),
  cartNoteUpdate: mutation((cartContext, { cartId, note }: OfCart & { readonly note?: string | null }) =>
    updateNote(cartContext, cartId, note),
  ),
  cartAttributesUpdate: mutation(
    (cartContext, { cartId, attributes }: OfCart & { readonly attributes: readonly Attribute[] }) =>
      updateAttributes(cartContext, cartId, attributes),
  ),
  cartClone: mutation(
    (cartContext, { cartId }: OfCart) => cloneCart(cartContext, cartId),
    () => ({ cart: 1 }),
  ),
  cartRemovePersonalData: mutation((cartContext, { cartId }: OfCart) =>
    removePersonalData(cartContext, cartId),
  ),
  cartGiftCardCodesAdd: mutation(
    (cartContext, { cartId, giftCardCodes }: GiftCardArgs) =>
      changeGiftCards(cartContext, cartId, giftCardCodes, "add"),
    ({ giftCardCodes }) => couponPoints(giftCardCodes),
  ),
  cartGiftCardCodesUpdate: mutation(
    (cartContext, { cartId, giftCardCodes }: GiftCardArgs) =>
      changeGiftCards(cartContext, cartId, giftCardCodes, "replace"),
    ({ giftCardCodes }) => couponPoints(giftCardCodes),
  ),
  cartGiftCardCodesRemove: mutation(
    (cartContext, args: OfCart & { readonly appliedGiftCardIds: readonly string[] }) =>
      removeGiftCards(cartContext, args.cartId, args.appliedGiftCardIds),
  ),
  cartDeliveryAddressesAdd: mutation((cartContext, { cartId, addresses }: AddressArgs) =>
    addDeliveryAddresses(cartContext, cartId, addresses),
  ),
  cartDeliveryAddressesReplace: mutation((cartContext, { cartId, addresses }: AddressArgs) =>
    replaceDeliveryAddresses(cartContext, cartId, addresses),
  ),
  cartDeliveryAddressesUpdate: mutation(
    (cartContext, args: OfCart & { readonly addresses: readonly SelectableAddressUpdate[] }) =>
      updateDeliveryAddresses(cartContext, args.cartId, args.addresses),
  ),
  cartDeliveryAddressesRemove: mutation(
    (cartContext, { cartId, addressIds }: OfCart & { readonly addressIds: readonly string[] }) =>
      removeDeliveryAddresses(cartContext, cartId, addressIds),
  ),
  cartSelectedDeliveryOptionsUpdate: mutation(
    (cartContext, args: OfCart & { readonly selectedDeliveryOptions: readonly DeliveryOptionChoice[] }) =>
      selectDeliveryOptions(cartContext, args.cartId, args.selectedDeliveryOptions),
  ),
  ...metafieldMutations,
};

interface AddressArgs extends OfCart {
  readonly addresses: readonly SelectableAddressInput[];
}

interface GiftCardArgs extends OfCart {
  readonly giftCardCodes: readonly string[];
}
