import type { Amount } from "../../../components/Price/money.ts";
import type { ImageSource } from "../../catalog/Image/Image.tsx";

/** An order's progress. `failed`: the carrier could not deliver it. */
export type OrderStage = "preparing" | "onItsWay" | "delivered" | "failed";

export interface OrderProduct {
  id: string;
  name: string;
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
  products: readonly OrderProduct[];
  /** Address lines. */
  address?: readonly string[] | undefined;
  shipment?: OrderShipment | undefined;
  /** A `mailto:` link that cancels the order; omitted if it is too late. */
  cancelHref?: string | undefined;
  /** A `mailto:` link that returns the order. */
  returnHref?: string | undefined;
}
