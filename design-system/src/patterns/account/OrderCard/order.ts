import type { Amount } from "../../../components/Price/money.ts";
import type { ImageSource } from "../../catalog/Image/Image.tsx";

/** An order's progress. `failed`: the carrier could not deliver it. */
export type OrderStage = "preparing" | "onItsWay" | "delivered" | "failed";

export interface OrderProduct {
  id: string;
  title: string;
  brand?: string | undefined;
  /** "Plum / M". */
  options?: string | undefined;
  /** The product's page; omitted if the shop no longer has one. */
  href?: string | undefined;
  image?: ImageSource | undefined;
  price: Amount;
  /** Shown only if greater than one. */
  quantity?: number | undefined;
}

export interface OrderShipment {
  carrier?: string | undefined;
  number?: string | undefined;
  /** The carrier's tracking page, which opens in a new tab. */
  href?: string | undefined;
}

export interface GiftCardPayment {
  /** The last four characters of the card's code. */
  last4: string;
  amount: Amount;
}

export interface Order {
  /** "1007", without a number sign. */
  number: string;
  confirmation?: string | undefined;
  /** The order date in ISO format. */
  placedAt: string;
  stage: OrderStage;
  /** The carrier's status: "Out for delivery". */
  status: string;
  total?: Amount | undefined;
  /** What gift cards paid of the total. */
  giftCards?: readonly GiftCardPayment[] | undefined;
  products: readonly OrderProduct[];
  /** Address lines. */
  address?: readonly string[] | undefined;
  shipment?: OrderShipment | undefined;
  /** A `mailto:` link that cancels the order; omitted if it is too late. */
  cancelHref?: string | undefined;
  /** A `mailto:` link that returns the order. */
  returnHref?: string | undefined;
}
