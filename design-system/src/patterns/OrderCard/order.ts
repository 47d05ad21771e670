import type { Amount } from "../../components/Price/money.ts";
import type { PictureSource } from "../Picture/Picture.tsx";

/** How far an order has come. `failed`: the carrier could not deliver it. */
export type OrderStage = "preparing" | "onItsWay" | "delivered" | "failed";

export interface OrderPiece {
  id: string;
  name: string;
  picture?: PictureSource | undefined;
  price: Amount;
  /** Said when it is more than one. */
  quantity?: number | undefined;
}

export interface OrderShipment {
  carrier?: string | undefined;
  number?: string | undefined;
  /** The carrier's own page; opens in a new tab. */
  href?: string | undefined;
}

export interface Order {
  /** "1007", without a sign before it. */
  number: string;
  confirmation?: string | undefined;
  /** When it was placed, as an ISO date. */
  placedAt: string;
  stage: OrderStage;
  /** What the carrier says, in words: "Out for delivery". */
  status: string;
  total?: Amount | undefined;
  pieces: readonly OrderPiece[];
  /** One line each. */
  address?: readonly string[] | undefined;
  shipment?: OrderShipment | undefined;
  /** Begins an email that asks to cancel; left out where it is too late. */
  cancelHref?: string | undefined;
  /** Begins an email that asks for a return. */
  returnHref?: string | undefined;
}
