import type { Context } from "../context.ts";
import { globalId } from "../../shared/global-id.ts";
import { money } from "../../shared/money.ts";
import type { PageArgs } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";
import type { AppliedGiftCard } from "../../cart/applied-gift-cards.ts";
import { type Attribute, type Cart, type CartCost, lineAmount } from "../../cart/cart.ts";
import { lineGlobalId } from "../../cart/lines/cart-lines.ts";
import { type LineOfCart, lineConnection } from "./line-connection.ts";
import { cartMutations } from "./cart-mutations.ts";

type KeyArgs = { readonly key: string };

function attributeOf(attributes: readonly Attribute[], { key }: KeyArgs): Attribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}

/**
 * Discounts apply to the whole order. They are reported on the cart, not on its lines, and a line's total is its
 * price before discounts.
 */
function discountAllocations({ discount: { discount }, cost }: Cart) {
  if (!discount || cost.discount === 0) return [];
  const own =
    discount.code == null
      ? { __typename: "CartAutomaticDiscountAllocation", title: discount.title }
      : { __typename: "CartCodeDiscountAllocation", code: discount.code };
  return [
    {
      ...own,
      discountedAmount: money(cost.discount),
      targetType: "LINE_ITEM",
      discountApplication: {
        allocationMethod: "ACROSS",
        targetSelection: "ALL",
        targetType: "LINE_ITEM",
        value: { __typename: "PricingPercentageValue", percentage: discount.percent },
      },
    },
  ];
}

const balanceOf = ({ balance }: AppliedGiftCard) => money(balance);
const amountUsedOf = ({ amountUsed }: AppliedGiftCard) => money(amountUsed);

export const cartResolvers: Resolvers = {
  QueryRoot: {
    cart: (_: unknown, { id }: { id: string }, { readCart }) => readCart(id),
  },
  Mutation: cartMutations,
  Cart: {
    id: ({ token }: Cart) => globalId("Cart", token),
    createdAt: ({ createdAt }: Cart) => createdAt,
    updatedAt: ({ updatedAt }: Cart) => updatedAt,
    note: ({ note }: Cart) => note,
    attributes: ({ attributes }: Cart) => attributes,
    attribute: ({ attributes }: Cart, args: KeyArgs) => attributeOf(attributes, args),
    checkoutUrl: ({ checkoutToken }: Cart, _: unknown, { settings }: Context) =>
      `${settings.publicUrl ?? ""}/checkouts/${checkoutToken}`,
    totalQuantity: ({ lines }: Cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cost: ({ cost }: Cart) => cost,
    estimatedCost: ({ cost }: Cart) => cost,
    discountCodes: ({ discount }: Cart) =>
      discount.codes.map(({ code, refusal }) => ({ code, applicable: refusal === undefined })),
    discountAllocations,
    lines: (cart: Cart, args: PageArgs) => lineConnection(cart, args),
    buyerIdentity: ({ email, phone, countryCode, deliveryAddresses }: Cart) => ({
      email,
      phone,
      countryCode,
      customer: null,
      deliveryAddressPreferences: deliveryAddresses.map(({ address }) => ({
        __typename: "MailingAddress",
        ...address,
      })),
      walletPreferences: [],
      preferences: null,
      purchasingCompany: null,
    }),
    appliedGiftCards: ({ giftCards }: Cart) => giftCards,
  },
  AppliedGiftCard: {
    id: ({ id }: AppliedGiftCard) => globalId("AppliedGiftCard", id),
    lastCharacters: ({ lastCharacters }: AppliedGiftCard) => lastCharacters,
    balance: balanceOf,
    balanceV2: balanceOf,
    amountUsed: amountUsedOf,
    amountUsedV2: amountUsedOf,
    presentmentAmountUsed: amountUsedOf,
  },
  CartLine: {
    id: ({ line, cart }: LineOfCart) => lineGlobalId(cart, line.token),
    quantity: ({ line }: LineOfCart) => line.quantity,
    attributes: ({ line }: LineOfCart) => line.attributes,
    attribute: ({ line }: LineOfCart, args: KeyArgs) => attributeOf(line.attributes, args),
    merchandise: ({ line }: LineOfCart, _: unknown, { loaders }: Context) => loaders.variant(line.variantId),
    discountAllocations: () => [],
    sellingPlanAllocation: () => null,
    cost: ({ line }: LineOfCart) => line,
    estimatedCost: ({ line }: LineOfCart) => line,
    instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
    parentRelationship: () => null,
  },
  CartCost: { ...costFields(), ...notEstimated() },
  CartEstimatedCost: costFields(),
  CartLineCost: {
    amountPerQuantity: ({ unitPrice }: LineOfCart["line"]) => money(unitPrice),
    ...lineCostFields("compareAtAmountPerQuantity"),
  },
  CartLineEstimatedCost: {
    amount: ({ unitPrice }: LineOfCart["line"]) => money(unitPrice),
    ...lineCostFields("compareAtAmount"),
  },
  CartLineInstructions: "plain",
  CartCreatePayload: "plain",
  CartLinesAddPayload: "plain",
  CartLinesUpdatePayload: "plain",
  CartLinesRemovePayload: "plain",
  CartBuyerIdentityUpdatePayload: "plain",
  CartDiscountCodesUpdatePayload: "plain",
  CartNoteUpdatePayload: "plain",
  CartAttributesUpdatePayload: "plain",
  CartClonePayload: "plain",
  CartRemovePersonalDataPayload: "plain",
  CartGiftCardCodesAddPayload: "plain",
  CartGiftCardCodesUpdatePayload: "plain",
  CartGiftCardCodesRemovePayload: "plain",
  CartDeliveryAddressesAddPayload: "plain",
  CartDeliveryAddressesReplacePayload: "plain",
  CartDeliveryAddressesUpdatePayload: "plain",
  CartDeliveryAddressesRemovePayload: "plain",
  CartSelectedDeliveryOptionsUpdatePayload: "plain",
  CartUserError: "plain",
  CartWarning: "plain",
  CartBuyerIdentity: "plain",
  CartDiscountCode: "plain",
  CartAutomaticDiscountAllocation: "plain",
  CartCodeDiscountAllocation: "plain",
  CartDiscountApplication: "plain",
  PricingPercentageValue: "plain",
  BaseCartLineConnection: "plain",
  BaseCartLineEdge: "plain",
  Attribute: "plain",
};

function costFields() {
  return {
    subtotalAmount: ({ subtotal }: CartCost) => money(subtotal),
    totalAmount: ({ total }: CartCost) => money(total),
    checkoutChargeAmount: ({ total }: CartCost) => money(total),
    totalTaxAmount: () => null,
    totalDutyAmount: () => null,
  };
}

/** Prices are final: checkout adds no tax, duty or shipping. */
function notEstimated() {
  return {
    subtotalAmountEstimated: () => false,
    totalAmountEstimated: () => false,
    totalTaxAmountEstimated: () => false,
    totalDutyAmountEstimated: () => false,
  };
}

function lineCostFields(compareAt: string) {
  return {
    [compareAt]: ({ compareAtPrice }: LineOfCart["line"]) =>
      compareAtPrice == null ? null : money(compareAtPrice),
    subtotalAmount: (line: LineOfCart["line"]) => money(lineAmount(line)),
    totalAmount: (line: LineOfCart["line"]) => money(lineAmount(line)),
  };
}
