import type { GiftCardsOfOrder } from "../gift-cards/gift-card-store.ts";
import type { Attribute } from "../cart/cart.ts";

/** The latest shipment status, as in the customer account schema's `FulfillmentEventStatus`. */
export const fulfillmentStatuses = [
  "CONFIRMED",
  "LABEL_PURCHASED",
  "LABEL_PRINTED",
  "READY_FOR_PICKUP",
  "PICKED_UP",
  "CARRIER_PICKED_UP",
  "IN_TRANSIT",
  "DELAYED",
  "OUT_FOR_DELIVERY",
  "ATTEMPTED_DELIVERY",
  "DELIVERED",
  "FAILURE",
] as const;

export type FulfillmentStatus = (typeof fulfillmentStatuses)[number];

export interface ShippingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  /** Two letters: a state, district, territory or military post. */
  readonly zoneCode: string;
  readonly zip: string;
  readonly countryCode: "US";
  readonly phone: string | null;
}

/** A snapshot of what was bought. Money is in cents. */
export interface OrderLine {
  readonly id: number;
  /** Null once the variant or product is no longer in the catalog. */
  readonly variantId: number | null;
  readonly productId: number | null;
  readonly title: string;
  readonly variantTitle: string;
  readonly vendor: string;
  readonly sku: string | null;
  /** An image name under /images/, or an absolute URL. */
  readonly imageSrc: string | null;
  readonly imageAlt: string | null;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly compareAtPrice: number | null;
  /** This line's share of the order's discount. */
  readonly discount: number;
  /** The amount paid for the line. */
  readonly total: number;
  readonly attributes: readonly Attribute[];
  readonly isGiftCard: boolean;
}

export interface Fulfillment {
  readonly id: number;
  readonly status: FulfillmentStatus;
  readonly trackingCompany: string | null;
  readonly trackingNumber: string | null;
  /** Null for the page of this service. */
  readonly trackingUrl: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Money is in cents. */
export interface Order {
  readonly id: number;
  /** The first order is 1001. */
  readonly number: number;
  /** Nine random capital letters and digits. */
  readonly confirmationNumber: string;
  /** In lower case. */
  readonly email: string;
  readonly phone: string | null;
  readonly note: string | null;
  readonly attributes: readonly Attribute[];
  readonly processedAt: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
  readonly discountTitle: string | null;
  readonly discountCode: string | null;
  readonly shippingAddress: ShippingAddress;
  readonly lines: readonly OrderLine[];
  /** Empty if the order has only gift cards. */
  readonly fulfillments: readonly Fulfillment[];
  readonly giftCards: GiftCardsOfOrder;
}
