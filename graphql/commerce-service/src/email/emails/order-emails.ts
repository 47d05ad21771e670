import { cutText } from "@circlet/service-kit/cut-text";
import type { EmailBlock, EmailMessage, EmailRow } from "@circlet/service-kit/email/email";
import { withoutLinks } from "@circlet/service-kit/email/without-links";
import { onItsWay } from "../../cart/delivery/delivery-group.ts";
import { formattedGiftCardCode } from "../../gift-cards/gift-card.ts";
import { dollars } from "../../shared/money.ts";
import { ordersUrl, returnsUrl, type Shop } from "../../shared/shop.ts";
import type { Fulfillment, FulfillmentStatus, Order, OrderLine } from "../../orders/order.ts";
import { trackingPage } from "../../orders/tracking/tracking.ts";

interface Sender extends Shop {
  readonly publicUrl: string;
}

/** Items that an email lists. Email programs cut off longer ones. */
const mostItems = 100;

/** No parcel has left in these. */
const beforeShipping: ReadonlySet<FulfillmentStatus> = new Set<FulfillmentStatus>([
  "CONFIRMED",
  "LABEL_PURCHASED",
  "LABEL_PRINTED",
  "READY_FOR_PICKUP",
]);

export function confirmationEmail(order: Order, shop: Shop): EmailMessage {
  const { number, confirmationNumber, subtotal, discount, discountTitle, total, giftCards } = order;
  const isShipped = order.fulfillments.length > 0;
  const soon = isShipped ? ` and will be ${onItsWay(shop)}` : "";
  return {
    subject: `Your ${shop.shopName} order #${number} is confirmed`,
    preview: isShipped ? `It will be ${onItsWay(shop)}.` : "Your gift card is here.",
    heading: ["Thank you", nameOf(order)].filter(Boolean).join(", "),
    blocks: [
      { kind: "text", text: `Your order #${number} is confirmed${soon}.` },
      { kind: "text", text: `Confirmation number: ${confirmationNumber}` },
      ...giftCards.bought.map(giftCardBlock),
      {
        kind: "rows",
        title: "What you bought",
        rows: [
          ...itemRows(order, ({ unitPrice, quantity }) => ({ amount: dollars(unitPrice * quantity) })),
          { text: "Subtotal", amount: dollars(subtotal) },
          ...(discount > 0 ? [{ text: discountTitle ?? "Discount", amount: `−${dollars(discount)}` }] : []),
          { text: "Shipping", amount: "Free" },
          { text: "Sales tax", amount: "Included" },
          { text: "Total", amount: dollars(total), strong: true },
          ...giftCards.used.map(({ lastCharacters, amount }) => ({
            text: `Gift card ending in ${lastCharacters}`,
            amount: `−${dollars(amount)}`,
          })),
        ],
      },
      ...(isShipped
        ? [{ kind: "rows" as const, title: "Ships to", rows: [{ text: addressOf(order) }] }]
        : []),
      { kind: "button", label: "See your orders", href: ordersUrl(shop) },
    ],
    reason: reasonOf(order, shop),
  };
}

function giftCardBlock({ code, value }: { readonly code: string; readonly value: number }): EmailBlock {
  const label = `Your gift card for ${dollars(value)}. Enter its code at checkout:`;
  return { kind: "code", label, code: formattedGiftCardCode(code) };
}

/** The email about a parcel that has left, or undefined before. */
export function shippingEmail(
  order: Order,
  fulfillment: Fulfillment,
  { publicUrl, ...shop }: Sender,
): EmailMessage | undefined {
  const { status, trackingCompany: company, trackingNumber, trackingUrl: url } = fulfillment;
  if (beforeShipping.has(status) || company === null || trackingNumber === null) return undefined;
  const href = trackingPage({ company, number: trackingNumber, url }, publicUrl);
  return {
    subject: `Your ${shop.shopName} order #${order.number} has shipped`,
    preview: `It is on its way with ${company}.`,
    heading: helloTo(order),
    blocks: [
      { kind: "text", text: `Your order #${order.number} is on its way with ${company}.` },
      { kind: "text", text: `${company} tracking number: ${trackingNumber}` },
      { kind: "button", label: "Track your package", href },
      { kind: "rows", title: "In this package", rows: itemRows(order) },
      { kind: "text", text: "A new tracking number can take a day to show its first stop." },
    ],
    reason: reasonOf(order, shop),
  };
}

/** The email about a parcel that has arrived, or undefined before. */
export function deliveryEmail(
  order: Order,
  { status, trackingCompany }: Fulfillment,
  shop: Shop,
): EmailMessage | undefined {
  if (status !== "DELIVERED") return undefined;
  const returns = returnsUrl(shop);
  return {
    subject: `Your ${shop.shopName} order #${order.number} has arrived`,
    preview: "We hope it fits.",
    heading: helloTo(order),
    blocks: [
      {
        kind: "text",
        text: `${trackingCompany ?? "The carrier"} delivered your order #${order.number}. We hope it fits.`,
      },
      { kind: "rows", title: "In this package", rows: itemRows(order) },
      ...(returns
        ? [
            {
              kind: "text" as const,
              text: "Not right for you, or not there? Our returns page says what to do.",
            },
            { kind: "button" as const, label: "Read about returns", href: returns },
          ]
        : []),
    ],
    reason: reasonOf(order, shop),
  };
}

function helloTo(order: Order): string {
  return `${["Hello", nameOf(order)].filter(Boolean).join(" ")},`;
}

function nameOf({ shippingAddress: { firstName, lastName } }: Order): string {
  return emailName(firstName || lastName);
}

/** A name without what may become a link, and too short for a message: anyone can order for any address. */
function emailName(name: string): string {
  return /[/:@]|[.。．｡]\p{L}/u.test(name) ? "" : cutText(name, 40);
}

function reasonOf({ number }: Order, { shopName }: Shop): string {
  return `You get this email because you placed order #${number} at ${shopName}.`;
}

function itemRows(
  { lines }: Order,
  amountOf: (line: OrderLine) => Pick<EmailRow, "amount"> = () => ({}),
): EmailRow[] {
  const rows = lines.slice(0, mostItems).map((line) => ({ text: itemOf(line), ...amountOf(line) }));
  const more = lines.length - rows.length;
  return more > 0 ? [...rows, { text: `And ${more} more` }] : rows;
}

function itemOf({ title, variantTitle, quantity }: OrderLine): string {
  return [title, variantTitle, quantity > 1 && `${quantity} items`].filter(Boolean).join(", ");
}

function addressOf({ shippingAddress: address }: Order): string {
  const { firstName, lastName, address1, address2, city, zoneCode, zip } = address;
  const name = [firstName, lastName].map(emailName).filter(Boolean).join(" ");
  const place = [address1, address2, `${city}, ${zoneCode} ${zip}`].filter(Boolean).join(", ");
  return [name, withoutLinks(place)].filter(Boolean).join(", ");
}
