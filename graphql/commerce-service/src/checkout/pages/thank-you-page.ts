import { displayedEmail } from "@circlet/service-kit/email/email-address";
import { html } from "@circlet/service-kit/email/html";
import type { Order } from "../../orders/order.ts";
import { onItsWay } from "../../cart/delivery/delivery-group.ts";
import { renderDocument } from "../../shared/pages/document.ts";
import { trackingPage } from "../../orders/tracking/tracking.ts";
import { type CheckoutLine, savings } from "../checkout-cart.ts";
import { isZoneCode, zones } from "@circlet/service-kit/us-zones";
import { formattedGiftCardCode } from "../../gift-cards/gift-card.ts";
import { dollars } from "../../shared/money.ts";
import { lineItem, totals } from "./cart-summary.ts";
import { ordersUrl, type Shop } from "../../shared/shop.ts";

/** The page after paying. Once a parcel has a tracking number, it links to its progress. */
export function renderThankYou(order: Order, lines: readonly CheckoutLine[], shop: Shop): string {
  const { shippingAddress: address } = order;
  const zone = isZoneCode(address.zoneCode) ? zones[address.zoneCode] : address.zoneCode;
  return renderDocument({
    title: `Order #${order.number}`,
    shop,
    main: html`<div class="checkout">
      <div class="thanks">
        <h1>Thank you, ${address.firstName || address.lastName}.</h1>
        <p>Your order is confirmed${order.fulfillments.length > 0 && ` and will be ${onItsWay(shop)}`}.</p>
      </div>
      <div class="desk">
        <dl class="facts-list">
          <div>
            <dt>Order number</dt>
            <dd class="big">#${order.number}</dd>
          </div>
          <div>
            <dt>Confirmation number</dt>
            <dd class="big">${order.confirmationNumber}</dd>
          </div>
          <div>
            <dt>Contact</dt>
            <dd>${displayedEmail(order.email)}</dd>
          </div>
          <div>
            <dt>Ship to</dt>
            <dd>
              ${[address.firstName, address.lastName].filter(Boolean).join(" ")}<br />${address.address1}${address.address2 && html`<br />${address.address2}`}<br />${address.city},
              ${zone} ${address.zip}
            </dd>
          </div>
          <div>
            <dt>Shipping</dt>
            <dd>Standard, free</dd>
          </div>
          ${giftCardList(order)} ${trackingLinks(order)}
          <div>
            <dt>Payment</dt>
            <dd>${paidByCard(order) > 0 ? "Test card." : "Gift card."} No money moved.</dd>
          </div>
        </dl>
        <p class="actions">
          <a class="button" href="${shop.storefrontUrl}/">Keep shopping</a>
          <a class="link" href="${ordersUrl(shop)}">See your orders</a>
        </p>
      </div>
      <aside class="summary" aria-labelledby="summary-title">
        <h2 id="summary-title">What you bought</h2>
        <ul class="lines">
          ${lines.map(lineItem)}
        </ul>
        ${totals({ ...order, giftCards: order.giftCards.used }, savings(lines, order.total))}
      </aside>
    </div>`,
  });
}

function paidByCard({ total, giftCards }: Order): number {
  return giftCards.used.reduce((left, { amount }) => left - amount, total);
}

/** The gift cards that the order bought. */
function giftCardList({ giftCards: { bought } }: Order) {
  if (bought.length === 0) return "";
  return html`<div>
    <dt>${bought.length === 1 ? "Your gift card" : "Your gift cards"}</dt>
    ${bought.map(({ code, value }) => html`<dd>${dollars(value)}: <strong>${formattedGiftCardCode(code)}</strong></dd>`)}
    <dd class="hint">Enter the code at checkout. It is in your email, too.</dd>
  </div>`;
}

function trackingLinks({ fulfillments }: Order) {
  return fulfillments.map(({ trackingCompany: company, trackingNumber: number, trackingUrl: url }) => {
    if (company === null || number === null) return "";
    return html`<div>
      <dt>Tracking</dt>
      <dd><a class="link" href="${trackingPage({ company, number, url }, "")}">${company} ${number}</a></dd>
    </div>`;
  });
}
