import { type Html, html } from "@circlet/service-kit/email/html";
import { amountDue, type Cart } from "../../cart/cart.ts";
import { dollars } from "../../shared/money.ts";
import { type CheckoutLine, savings } from "../checkout-cart.ts";

/**
 * What the buyer pays for. Beside the form on wide screens; on narrow ones a bar with the total stays in view and opens
 * it. Browsers without popovers show it above the form.
 */
export function cartSummary(cart: Cart, lines: readonly CheckoutLine[]): Html {
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const items = `${itemCount} ${itemCount === 1 ? "item" : "items"}`;
  const { subtotal, discount, total } = cart.cost;
  return html`<button class="summary-bar" type="button" popovertarget="summary">
      <span>Your bag <span class="count">${items}</span></span> <strong>${dollars(amountDue(cart))}</strong>
    </button>
    <aside class="summary" id="summary" popover aria-labelledby="summary-title">
      <h2 id="summary-title">Your bag <span class="count">${items}</span></h2>
      <button class="quiet summary-close" type="button" popovertarget="summary" popovertargetaction="hide">
        Close
      </button>
      <ul class="lines">
        ${lines.map(lineItem)}
      </ul>
      ${noteList(cart)}
      ${totals(
        {
          subtotal,
          discount,
          total,
          discountTitle: cart.discount.discount?.title ?? null,
          giftCards: cart.giftCards.map(({ lastCharacters, amountUsed: amount }) => ({
            lastCharacters,
            amount,
          })),
        },
        savings(lines, total),
      )}
    </aside>`;
}

/** What the buyer added to the bag. Leaves out attributes for programs, whose names start with "_". */
function noteList({ note, attributes }: Pick<Cart, "note" | "attributes">): Html | false {
  const shown = attributes.filter(({ key, value }) => !key.startsWith("_") && value !== "");
  if (!note && shown.length === 0) return false;
  return html`<dl class="notes">
    ${note && entry("Note", note)} ${shown.map(({ key, value }) => entry(key, value))}
  </dl>`;
}

function entry(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

export interface Totals {
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly discountTitle: string | null;
  readonly giftCards: readonly { readonly lastCharacters: string; readonly amount: number }[];
}

export function totals({ subtotal, discount, total, discountTitle, giftCards }: Totals, saved: number): Html {
  const due = giftCards.reduce((left, { amount }) => left - amount, total);
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
      <div>
        <dt>Sales tax</dt>
        <dd>Included</dd>
      </div>
      <div class="total">
        <dt>Total</dt>
        <dd><span class="currency">USD</span> ${dollars(total)}</dd>
      </div>
      ${giftCards.map(
        ({ lastCharacters, amount }) =>
          html`<div class="off">
            <dt>Gift card ending in ${lastCharacters}</dt>
            <dd>−${dollars(amount)}</dd>
          </div>`,
      )}
      ${
        giftCards.length > 0 &&
        html`<div>
          <dt>By card</dt>
          <dd>${dollars(due)}</dd>
        </div>`
      }
    </dl>
    ${saved > 0 && html`<p class="saved">You save ${dollars(saved)} on the retail price</p>`}`;
}

export function lineItem(line: CheckoutLine): Html {
  const { brand, title, options, condition, quantity, amount, retailAmount, attributes } = line;
  const reduced = retailAmount !== null && retailAmount > amount;
  return html`<li class="line">
    ${productImage(line)}
    <div class="line-words">
      <p class="brand"><bdi>${brand}</bdi></p>
      <p class="title"><bdi>${title}</bdi></p>
      <p class="facts"><bdi>${options}</bdi>${quantity > 1 && `, ${quantity} items`}</p>
      ${attributes
        .filter(({ key, value }) => !key.startsWith("_") && value !== "")
        .map(({ key, value }) => html`<p class="facts">${key}: ${value}</p>`)}
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

function productImage({ image }: CheckoutLine): Html {
  if (image === null) return html`<span class="picture"></span>`;
  if (image.srcset === null) {
    return html`<img
      class="picture"
      src="${image.src}"
      alt="${image.alt}"
      width="80"
      height="100"
      referrerpolicy="no-referrer"
    />`;
  }
  return html`<img
    class="picture"
    src="${image.src}"
    srcset="${image.srcset}"
    sizes="80px"
    alt="${image.alt}"
    width="80"
    height="100"
  />`;
}

/** The condition icon: a ring, full for new with tags and partial for lower grades. */
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
