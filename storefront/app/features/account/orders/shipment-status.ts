import type { OrderStage } from "@circlet/design-system";
import * as messages from "~/messages/en/orders";

export interface ShipmentStatus {
  readonly words: string;
  readonly stage: OrderStage;
  /** Delivered or failed: nothing more will happen. */
  readonly isCompleted: boolean;
}

const active = (words: string, stage: OrderStage): ShipmentStatus => ({ words, stage, isCompleted: false });

/** The platform's shipment statuses in plain words. */
const statuses: Readonly<Record<string, ShipmentStatus>> = {
  CONFIRMED: active(messages.confirmed, "preparing"),
  LABEL_PURCHASED: active(messages.gettingReady, "preparing"),
  LABEL_PRINTED: active(messages.gettingReady, "preparing"),
  READY_FOR_PICKUP: active(messages.readyForPickup, "onItsWay"),
  CARRIER_PICKED_UP: active(messages.withCarrier, "onItsWay"),
  PICKED_UP: active(messages.pickedUp, "delivered"),
  IN_TRANSIT: active(messages.inTransit, "onItsWay"),
  DELAYED: active(messages.delayed, "onItsWay"),
  OUT_FOR_DELIVERY: active(messages.outForDelivery, "onItsWay"),
  ATTEMPTED_DELIVERY: active(messages.deliveryAttempted, "onItsWay"),
  DELIVERED: { words: messages.delivered, stage: "delivered", isCompleted: true },
  FAILURE: { words: messages.notDelivered, stage: "failed", isCompleted: true },
};

/** Without a status, nothing has shipped yet. An unknown status counts as in transit. */
export function shipmentStatus(status: string | null | undefined): ShipmentStatus {
  if (!status) return active(messages.received, "preparing");
  return statuses[status] ?? active(messages.onItsWay, "onItsWay");
}
