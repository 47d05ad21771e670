import type { Order } from "@circlet/design-system";
import type { OrderFragment, OrderLineFragment } from "@circlet/graphql/generated/customer";
import { toCents } from "~/lib/money";
import { pictureOf } from "~/lib/picture";
import { cancellationMail, returnMail } from "~/lib/support-mail";
import { shipmentStatus } from "./shipment-status";

export interface CustomerOrder extends Order {
  readonly id: string;
  readonly isCompleted: boolean;
  /** What the search looks through: number, shipment status, names of the pieces; in lower case. */
  readonly searchText: string;
}

/** An order of the service, with all its lines, as the order card shows it. */
export function customerOrder(order: OrderFragment, lines: readonly OrderLineFragment[]): CustomerOrder {
  const number = String(order.number);
  const fulfillment = order.fulfillments.nodes[0];
  const tracking = fulfillment?.trackingInformation[0];
  const { words, stage, isCompleted } = shipmentStatus(fulfillment?.latestShipmentStatus);
  const hasLeft = stage !== "preparing";
  return {
    id: order.id,
    number,
    confirmation: order.confirmationNumber ?? undefined,
    placedAt: order.processedAt,
    stage,
    status: words,
    isCompleted,
    total: toCents(order.totalPrice.amount),
    pieces: lines.map(pieceOf),
    address: order.shippingAddress?.formatted,
    shipment: tracking && {
      carrier: tracking.company ?? undefined,
      number: tracking.number ?? undefined,
      href: webAddress(tracking.url),
    },
    cancelHref: isCompleted ? undefined : cancellationMail(number),
    returnHref: hasLeft ? returnMail(number) : undefined,
    searchText: [
      number,
      words,
      fulfillment?.latestShipmentStatus?.replaceAll("_", " "),
      ...lines.map(({ name }) => name),
    ]
      .join(" ")
      .toLowerCase(),
  };
}

function pieceOf({
  id,
  name,
  quantity,
  image,
  currentTotalPrice,
}: OrderLineFragment): Order["pieces"][number] {
  return {
    id,
    name,
    quantity,
    picture: image ? pictureOf(image.url, "") : undefined,
    price: toCents(currentTotalPrice?.amount ?? "0"),
  };
}

/** The carrier's page; data does not get to run scripts. */
function webAddress(url: unknown): string | undefined {
  return typeof url === "string" && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}
