import type { Cart } from "../../cart/cart.ts";
import { isOwnPicture, pictureAddress } from "../../image/picture-address.ts";
import { type BagLine, savings } from "../checkout-bag.ts";
import { dollars } from "./dollars.ts";
import { type Html, html } from "../../page/html.ts";

/** What is bought and what it costs, beside the form. */
export function bagSummary(cart: Cart, lines: readonly BagLine[]): Html {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { subtotal, discount, total } = cart.cost;
  return html`<aside class="summary" aria-labelledby="summary-title">
    <h2 id="summary-title">
      Your bag <span class="count">${pieces} ${pieces === 1 ? "item" : "items"}</span>
    </h2>
    <ul class="lines">
      ${lines.map(bagLine)}
    </ul>
    ${totals({ subtotal, discount, total, discountTitle: cart.discount.discount?.title ?? null }, savings(lines, total))}
  </aside>`;
}

export interface Totals {
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly discountTitle: string | null;
}

export function totals({ subtotal, discount, total, discountTitle }: Totals, saved: number): Html {
  return html`<dl class="totals">
      <div>
        <dt>Subtotal</dt>
        <dd>${dollars(subtotal)}</dd>
      </div>
      ${
        discount > 0 &&
        html`<div class="off">
          <dt>${discountTitle}</dt>
          <dd>−${dollars(discount)}</dd>
        </div>`
      }
      <div>
        <dt>Shipping</dt>
        <dd>Free</dd>
      </div>
      <div class="total">
        <dt>Total</dt>
        <dd><span class="currency">USD</span> ${dollars(total)}</dd>
      </div>
    </dl>
    ${saved > 0 && html`<p class="saved">You save ${dollars(saved)} on the retail price</p>`}`;
}

/** A line, in the bag or in an order. */
export function bagLine(line: BagLine): Html {
  const { brand, title, options, condition, quantity, amount, retailAmount } = line;
  const reduced = retailAmount !== null && retailAmount > amount;
  return html`<li class="line">
    ${picture(line)}
    <div class="line-words">
      <p class="brand">${brand}</p>
      <p class="title">${title}</p>
      <p class="facts">${options.replaceAll(" / ", ", ")}${quantity > 1 && `, ${quantity} pieces`}</p>
      ${condition && html`<p class="facts condition">${ring(condition.share)}${condition.label}</p>`}
    </div>
    <p class="price">
      ${reduced && html`<span class="hidden">Price </span>`}<span class="${reduced ? "now reduced" : "now"}"
        >${dollars(amount)}</span
      >
      ${reduced && html`<span class="hidden">Retail price </span><s>${dollars(retailAmount)}</s>`}
    </p>
  </li>`;
}

function picture({ imageSrc, imageAlt }: BagLine): Html {
  if (imageSrc === null) return html`<span class="picture"></span>`;
  if (!isOwnPicture(imageSrc)) {
    return html`<img
      class="picture"
      src="${imageSrc}"
      alt="${imageAlt}"
      width="80"
      height="100"
      referrerpolicy="no-referrer"
    />`;
  }
  const at = (width: number) => pictureAddress(imageSrc, width);
  return html`<img
    class="picture"
    src="${at(240)}"
    srcset="${at(240)} 240w, ${at(480)} 480w"
    sizes="80px"
    alt="${imageAlt}"
    width="80"
    height="100"
  />`;
}

/** The shop's mark of condition: a ring, full for new with tags, partial for lower grades. */
function ring(share: number): Html {
  return html`<svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
    <circle class="ring-ground" cx="10" cy="10" r="7.5" />
    <circle
      class="ring"
      cx="10"
      cy="10"
      r="7.5"
      pathLength="100"
      stroke-dasharray="${Math.round(share * 100)} 100"
    />
  </svg>`;
}
