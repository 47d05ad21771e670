import { type Html, html } from "@circlet/service-kit/email/html";
import { type CheckoutLine, savings } from "../checkout/checkout-cart.ts";
import { lineItem, totals } from "../checkout/pages/cart-summary.ts";
import { isZoneCode, zones } from "@circlet/service-kit/us-zones";
import { renderDocument } from "../shared/pages/document.ts";
import type { Fulfillment, Order } from "../orders/order.ts";
import { parcelNews, parcelSteps } from "../orders/tracking/parcel-progress.ts";
import { trackingPage } from "../orders/tracking/tracking.ts";
import { returnsUrl, type Shop } from "../shared/shop.ts";

interface OrderStatus {
  readonly order: Order;
  readonly lines: readonly CheckoutLine[];
  readonly publicUrl: string;
  readonly shop: Shop;
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** For anyone with its number and email. Street, phone and payment are for the customer who signs in. */
export function renderOrderStatus({ order, lines, publicUrl, shop }: OrderStatus): string {
  const returns = returnsUrl(shop);
  return renderDocument({
    title: `Order #${order.number}`,
    shop,
    main: html`<div class="checkout">
      <div class="thanks">
        <h1>Order #${order.number}</h1>
        <p>Placed on ${day.format(new Date(order.processedAt))}.</p>
      </div>
      <div class="desk">
        ${order.fulfillments.map((parcel) => progress(parcel, publicUrl))}
        <dl class="facts-list">
          <div>
            <dt>Ships to</dt>
            <dd>
              ${cityOf(order)}
              <p class="hint">For your privacy, this page doesn’t show the street.</p>
            </dd>
          </div>
        </dl>
        <p class="actions">
          <a class="button" href="${shop.storefrontUrl}/">Keep shopping</a>
          ${returns && html`<a class="link" href="${returns}">Returns</a>`}
          <a class="link" href="/order-status">Find another order</a>
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

function progress(parcel: Fulfillment, publicUrl: string): Html {
  const { status, trackingCompany: company, trackingNumber: number, trackingUrl: url } = parcel;
  return html`<section class="part">
    <h2>Where it is</h2>
    <p>${parcelNews(status)}</p>
    ${parcelSteps(parcel)}
    ${company !== null && number !== null && html`<p><a class="link" href="${trackingPage({ company, number, url }, publicUrl)}">Track ${company} ${number}</a></p>`}
  </section>`;
}

function cityOf({ shippingAddress: { city, zoneCode } }: Order): string {
  return `${city}, ${isZoneCode(zoneCode) ? zones[zoneCode] : zoneCode}`;
}
