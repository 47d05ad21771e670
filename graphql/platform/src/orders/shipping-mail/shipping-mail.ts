import type { Database } from "../../database/database.ts";
import { listOrders } from "../order-store.ts";
import type { FulfillmentStatus } from "../order.ts";
import { trackingPage } from "../tracking/tracking.ts";

/** The content of a shipping email, used for its text and its HTML. */
export interface ShippingMail {
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

/** How many orders' emails a mailbox shows, newest first. */
const mostOrders = 20;

/** In these states, no parcel has been shipped yet. */
const beforeShipping: ReadonlySet<FulfillmentStatus> = new Set<FulfillmentStatus>([
  "CONFIRMED",
  "LABEL_PURCHASED",
  "LABEL_PRINTED",
  "READY_FOR_PICKUP",
]);

/** The emails that an address received when its orders shipped, newest first. */
export function shippingMails(db: Database, email: string, publicUrl: string): ShippingMail[] {
  return listOrders(db, email, { limit: mostOrders }).flatMap((order) =>
    order.fulfillments.flatMap(({ status, trackingCompany, trackingNumber, trackingUrl }) => {
      if (beforeShipping.has(status) || trackingCompany === null || trackingNumber === null) return [];
      const { firstName, lastName } = order.shippingAddress;
      return {
        subject: `Your Circlet order #${order.number} has shipped`,
        greeting: `Hello ${firstName || lastName},`,
        text: `Your order #${order.number} is on its way with ${trackingCompany}.`,
        items: order.lines.map(itemOf),
        carrier: trackingCompany,
        trackingNumber,
        trackingUrl: trackingPage(
          { company: trackingCompany, number: trackingNumber, url: trackingUrl },
          publicUrl,
        ),
      };
    }),
  );
}

function itemOf({
  title,
  variantTitle,
  quantity,
}: {
  title: string;
  variantTitle: string;
  quantity: number;
}): string {
  return [title, variantTitle, quantity > 1 && `${quantity} items`].filter(Boolean).join(", ");
}

/** The plain-text part of the email. */
export function shippingMailText({
  greeting,
  text,
  items,
  carrier,
  trackingNumber,
  trackingUrl,
}: ShippingMail): string {
  return [
    greeting,
    text,
    `${carrier} tracking number: ${trackingNumber}\nTrack your package: ${trackingUrl}`,
    `In this package:\n${items.map((item) => `- ${item}`).join("\n")}`,
    "A new tracking number can take a day to show its first stop.",
  ].join("\n\n");
}
