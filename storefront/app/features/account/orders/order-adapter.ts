import type { Order } from "@circlet/design-system";
import type { OrderFragment, OrderLineFragment } from "@circlet/graphql/generated/customer";
import { parseCents } from "~/catalog/money";
import { foldCase } from "~/catalog/fold-case";
import { imageOf } from "~/catalog/image";
import { cancellationEmail, returnEmail } from "~/shop/email-links";
import { shows } from "~/promises/promises";
import { shipmentStatus } from "./shipment-status";
import { webAddress } from "~/http/web-address";

export interface CustomerOrder extends Order {
  readonly id: string;
  readonly isCompleted: boolean;
  /** The searchable text: number, shipment status and product names, in lower case, without accents. */
  readonly searchText: string;
}

export function customerOrder(order: OrderFragment, lines: readonly OrderLineFragment[]): CustomerOrder {
  const number = String(order.number);
  const fulfillment = order.fulfillments.nodes[0];
  const tracking = fulfillment?.trackingInformation[0];
  const { words, stage, isCompleted } = shipmentStatus(fulfillment?.latestShipmentStatus);
  return {
    id: order.id,
    number,
    confirmation: order.confirmationNumber ?? undefined,
    placedAt: order.processedAt,
    stage,
    status: words,
    isCompleted,
    total: parseCents(order.totalPrice.amount),
    products: lines.map(lineProduct),
    address: order.shippingAddress?.formatted,
    shipment: tracking && {
      carrier: tracking.company ?? undefined,
      number: tracking.number ?? undefined,
      href: hrefOf(tracking.url),
    },
    ...(shows("long-pages") && {
      cancelHref: stage === "preparing" ? cancellationEmail(number) : undefined,
      returnHref: stage === "delivered" ? returnEmail(number) : undefined,
    }),
    searchText: foldCase(
      [
        number,
        words,
        fulfillment?.latestShipmentStatus?.replaceAll("_", " "),
        ...lines.map(({ name }) => name),
      ].join(" "),
    ),
  };
}

/** The customer's browser reads these responses, which nothing has checked. */
function hrefOf(url: unknown): string | undefined {
  return typeof url === "string" ? webAddress(url)?.href : undefined;
}

function lineProduct({
  id,
  name,
  quantity,
  image,
  currentTotalPrice,
}: OrderLineFragment): Order["products"][number] {
  return {
    id,
    name,
    quantity,
    image: image ? imageOf(hrefOf(image.url) ?? null, "") : undefined,
    price: parseCents(currentTotalPrice?.amount ?? "0"),
  };
}
