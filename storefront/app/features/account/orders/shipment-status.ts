import type { OrderStage } from "@circlet/design-system";

export interface ShipmentStatus {
  readonly words: string;
  readonly stage: OrderStage;
  /** Delivered or failed. */
  readonly isCompleted: boolean;
}

const active = (words: string, stage: OrderStage): ShipmentStatus => ({ words, stage, isCompleted: false });

/** The platform's shipment statuses, in a shopper's words. */
const statuses: Readonly<Record<string, ShipmentStatus>> = {
  CONFIRMED: active("Confirmed", "preparing"),
  LABEL_PURCHASED: active("Getting ready", "preparing"),
  LABEL_PRINTED: active("Getting ready", "preparing"),
  READY_FOR_PICKUP: active("Ready for pickup", "onItsWay"),
  CARRIER_PICKED_UP: active("With the carrier", "onItsWay"),
  PICKED_UP: active("Picked up", "delivered"),
  IN_TRANSIT: active("In transit", "onItsWay"),
  DELAYED: active("Delayed", "onItsWay"),
  OUT_FOR_DELIVERY: active("Out for delivery", "onItsWay"),
  ATTEMPTED_DELIVERY: active("Delivery attempted", "onItsWay"),
  DELIVERED: { words: "Delivered", stage: "delivered", isCompleted: true },
  FAILURE: { words: "Could not be delivered", stage: "failed", isCompleted: true },
};

/** Nothing has shipped while there is no status. An unknown status counts as on its way. */
export function shipmentStatus(status: string | null | undefined): ShipmentStatus {
  if (!status) return active("Order received", "preparing");
  return statuses[status] ?? active("On its way", "onItsWay");
}
