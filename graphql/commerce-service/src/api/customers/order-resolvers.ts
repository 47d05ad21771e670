import { displayedEmail } from "@circlet/service-kit/email/email-address";
import { type GraphQLResolveInfo, type GraphQLSchema, isEnumType } from "graphql";
import type { ImageRow } from "../../catalog/catalog-rows.ts";
import { badRequest } from "@circlet/service-kit/graphql-errors";
import { globalId, rowId } from "../../shared/global-id.ts";
import { money } from "../../shared/money.ts";
import { connection } from "../../shared/pagination/connection.ts";
import { type SortOrder, type PageArgs, paginate } from "../../shared/pagination/paginate.ts";
import type { Context } from "../context.ts";
import type { Resolvers } from "../resolvers.ts";
import { findOrder } from "../../orders/order-store.ts";
import type { Fulfillment, FulfillmentStatus, Order, OrderLine } from "../../orders/order.ts";
import { trackingPage } from "../../orders/tracking/tracking.ts";
import { publicUrlOf } from "../../shared/settings/settings.ts";
import { addressOfOrder } from "../../customers/address.ts";
import { type OrderArgs, ordersOf } from "./customer-orders.ts";
import type { Customer } from "../../customers/customer-store.ts";
import { signedIn } from "./profile-resolvers.ts";

/** 2024-01 tells how far an order has come. Later versions tell whether it was sent, and every order is at once. */
function orderStatus(status: FulfillmentStatus | undefined, schema: GraphQLSchema): string {
  const statuses = schema.getType("OrderFulfillmentStatus");
  if (isEnumType(statuses) && statuses.getValue("FULFILLED")) return "FULFILLED";
  return status === undefined ? "DELIVERED" : shipmentStatuses[status];
}

const shipmentStatuses: Record<FulfillmentStatus, string> = {
  CONFIRMED: "CONFIRMED",
  LABEL_PURCHASED: "PREPARING_FOR_SHIPPING",
  LABEL_PRINTED: "PREPARING_FOR_SHIPPING",
  READY_FOR_PICKUP: "READY_FOR_PICKUP",
  PICKED_UP: "PICKED_UP",
  CARRIER_PICKED_UP: "ON_ITS_WAY",
  IN_TRANSIT: "IN_TRANSIT",
  DELAYED: "IN_TRANSIT",
  OUT_FOR_DELIVERY: "OUT_FOR_DELIVERY",
  ATTEMPTED_DELIVERY: "ATTEMPTED_TO_DELIVER",
  DELIVERED: "DELIVERED",
  FAILURE: "THERE_WAS_A_PROBLEM",
};

/** Lines and fulfillments keep the order in which they were written. */
const asWritten: SortOrder<{ readonly id: number }> = { name: "written", keys: [{ value: ({ id }) => id }] };

export const orderResolvers: Resolvers = {
  QueryRoot: {
    /** Also null for another customer's order, so that its existence is not revealed. */
    order: (_: unknown, { id }: { id: string }, context) => {
      const row = rowId(id, "Order");
      if (row === undefined) throw badRequest(`Invalid global id '${id}'`);
      const order = findOrder(context.database, row);
      return order?.email === signedIn(context).email ? order : null;
    },
  },
  Customer: {
    orders: ({ email }: Customer, args: OrderArgs, { database }) => ordersOf(database, email, args),
  },
  Order: {
    id: ({ id }: Order) => globalId("Order", id),
    number: ({ number }: Order) => number,
    name: ({ number }: Order) => `#${number}`,
    confirmationNumber: ({ confirmationNumber }: Order) => confirmationNumber,
    processedAt: ({ processedAt }: Order) => processedAt,
    createdAt: ({ processedAt }: Order) => processedAt,
    // Guests and customers open an order with its number and email address.
    statusPageUrl: (_: Order, __: unknown, { settings }) => `${publicUrlOf(settings)}/order-status`,
    statusUrl: (_: Order, __: unknown, { settings }) => `${publicUrlOf(settings)}/order-status`,
    fulfillmentStatus: ({ fulfillments }: Order, _: unknown, __: Context, { schema }: GraphQLResolveInfo) =>
      orderStatus(fulfillments[0]?.status, schema),
    cancelledAt: () => null,
    cancelReason: () => null,
    email: ({ email }: Order) => displayedEmail(email),
    phone: ({ phone }: Order) => phone,
    note: ({ note }: Order) => note,
    currencyCode: () => "USD",
    shippingAddress: (order: Order) => addressOfOrder(order),
    subtotal: ({ subtotal, discount }: Order) => money(subtotal - discount),
    subtotalBeforeDiscounts: ({ subtotal }: Order) => money(subtotal),
    totalShipping: ({ shipping }: Order) => money(shipping),
    totalPrice: ({ total }: Order) => money(total),
    totalRefunded: () => money(0),
    totalTax: () => null,
    requiresShipping: ({ fulfillments }: Order) => fulfillments.length > 0,
    lineItems: ({ lines }: Order, args: PageArgs) => connection(paginate(lines, asWritten, args)),
    fulfillments: ({ fulfillments }: Order, args: PageArgs) =>
      connection(paginate(fulfillments, asWritten, args)),
    transactions: (order: Order) => transactionsOf(order),
  },
  OrderTransaction: "plain",
  MoneyBag: "plain",
  GiftCardDetails: "plain",
  LineItem: {
    id: ({ id }: OrderLine) => globalId("LineItem", id),
    name: ({ title, variantTitle }: OrderLine) =>
      [title, variantTitle].filter((part) => part && part !== "Default Title").join(" - "),
    title: ({ title }: OrderLine) => title,
    variantTitle: ({ variantTitle }: OrderLine) => variantTitle,
    vendor: ({ vendor }: OrderLine) => vendor,
    sku: ({ sku }: OrderLine) => sku,
    productId: ({ productId }: OrderLine) => (productId === null ? null : globalId("Product", productId)),
    variantId: ({ variantId }: OrderLine) =>
      variantId === null ? null : globalId("ProductVariant", variantId),
    image: (line: OrderLine) => imageOf(line),
    quantity: ({ quantity }: OrderLine) => quantity,
    price: ({ unitPrice }: OrderLine) => money(unitPrice),
    totalPriceBeforeDiscounts: ({ unitPrice, quantity }: OrderLine) => money(unitPrice * quantity),
    totalDiscount: ({ discount }: OrderLine) => money(discount),
    totalPrice: ({ total }: OrderLine) => money(total),
    currentTotalPrice: ({ total }: OrderLine) => money(total),
    giftCard: ({ isGiftCard }: OrderLine) => isGiftCard,
    requiresShipping: ({ isGiftCard }: OrderLine) => !isGiftCard,
  },
  Fulfillment: {
    id: ({ id }: Fulfillment) => globalId("Fulfillment", id),
    createdAt: ({ createdAt }: Fulfillment) => createdAt,
    updatedAt: ({ updatedAt }: Fulfillment) => updatedAt,
    latestShipmentStatus: ({ status }: Fulfillment) => status,
    status: ({ status }: Fulfillment) => (status === "FAILURE" ? "FAILURE" : "SUCCESS"),
    isPickedUp: () => false,
    requiresShipping: () => true,
    trackingInformation: (fulfillment: Fulfillment, _: unknown, { settings }) =>
      trackingOf(fulfillment, publicUrlOf(settings)),
  },
  TrackingInformation: "plain",
  OrderConnection: "plain",
  OrderEdge: "plain",
  LineItemConnection: "plain",
  LineItemEdge: "plain",
  FulfillmentConnection: "plain",
  FulfillmentEdge: "plain",
  PageInfo: "plain",
  MoneyV2: "plain",
};

/** What each gift card paid, then what the card paid for the rest. */
function transactionsOf({ id, total, processedAt, giftCards }: Order) {
  const due = giftCards.used.reduce((left, { amount }) => left - amount, total);
  const cards = giftCards.used.map(({ amount, balance, lastCharacters: last4 }) => ({
    type: "GIFT_CARD",
    amount,
    giftCardDetails: { last4, balance: money(balance) },
  }));
  const payments = due > 0 ? [...cards, { type: "CARD", amount: due, giftCardDetails: null }] : cards;
  return payments.map(({ amount, ...payment }, index) => ({
    ...payment,
    id: globalId("OrderTransaction", `${id}-${index + 1}`),
    kind: "SALE",
    status: "SUCCESS",
    createdAt: processedAt,
    processedAt,
    transactionAmount: { presentmentMoney: money(amount), shopMoney: money(amount) },
  }));
}

function trackingOf({ trackingCompany, trackingNumber, trackingUrl }: Fulfillment, publicUrl: string) {
  if (trackingNumber === null) return [];
  const tracking = { company: trackingCompany ?? "", number: trackingNumber, url: trackingUrl };
  return [{ ...tracking, url: trackingPage(tracking, publicUrl) }];
}

/** A line keeps the image of the product that was bought. */
function imageOf({ id, productId, imageSrc, imageAlt }: OrderLine): ImageRow | null {
  if (imageSrc === null) return null;
  return {
    __typename: "Image",
    id,
    productId: productId ?? 0,
    position: 1,
    src: imageSrc,
    altText: imageAlt,
    width: null,
    height: null,
  };
}
