import { type Html, html } from "@circlet/service-kit/email/html";
import type { AppliedGiftCard } from "../../cart/applied-gift-cards.ts";
import { amountDue, type Cart } from "../../cart/cart.ts";
import { onItsWay } from "../../cart/delivery/delivery-group.ts";
import { dollars } from "../../shared/money.ts";
import { agreement } from "../../shared/pages/agreement.ts";
import { renderDocument } from "../../shared/pages/document.ts";
import type { CheckoutLine } from "../checkout-cart.ts";
import type { FieldErrors, EnteredValues } from "../form/checkout-form.ts";
import { zones } from "@circlet/service-kit/us-zones";
import { cartSummary } from "./cart-summary.ts";
import { selectField, textField } from "./form-field.ts";
import { errorSummary, type Notice, noticeBox } from "./notice.ts";
import type { Shop } from "../../shared/shop.ts";

export interface CheckoutPageProps {
  readonly cart: Cart;
  readonly lines: readonly CheckoutLine[];
  readonly values: EnteredValues;
  readonly errors: FieldErrors;
  readonly notice?: Notice | undefined;
  readonly attemptKey: string;
  readonly takesGiftCards: boolean;
  readonly shop: Shop;
}

export function renderCheckout(page: CheckoutPageProps): string {
  const { cart, lines, errors, notice, shop } = page;
  const hasErrors = Object.keys(errors).length > 0;
  return renderDocument({
    title: hasErrors || notice?.tone === "problem" ? "Please check: Checkout" : "Checkout",
    shop,
    back: { href: `${shop.storefrontUrl}/cart`, label: "Back to your bag" },
    main: html`<div class="checkout">
      <h1>Checkout</h1>
      ${notice && noticeBox(notice)} ${hasErrors && errorSummary(errors)} ${cartSummary(cart, lines)}
      <div class="desk">${form(page)}</div>
    </div>`,
  });
}

/** Enter triggers the first button, which pays: paying also applies a new discount code. */
function form(page: CheckoutPageProps): Html {
  const { cart, values, errors, attemptKey, takesGiftCards, shop } = page;
  const due = amountDue(cart);
  return html`<form method="post" action="/checkouts/${cart.checkoutToken}" novalidate>
    <button class="hidden" type="submit" name="action" value="pay" tabindex="-1" aria-hidden="true">
      Pay
    </button>
    <input type="hidden" name="total" value="${due}" />
    <input type="hidden" name="attempt" value="${attemptKey}" />
    ${contact(values, errors)} ${address(values, errors, shop)} ${discount(cart, values, errors)}
    ${takesGiftCards && giftCards(cart, values, errors)} ${due > 0 && payment(errors)}
    <button class="pay" type="submit" name="action" value="pay">
      ${due > 0 ? `Pay ${dollars(due)}` : "Place order"}
    </button>
    ${agreement("paying", shop)}
  </form>`;
}

function contact(values: EnteredValues, errors: FieldErrors): Html {
  const email = {
    name: "email",
    type: "email",
    autocomplete: "email",
    maxLength: 254,
    value: values.email,
  } as const;
  return html`<section class="part" aria-labelledby="contact-title">
    <h2 id="contact-title">Contact</h2>
    ${textField(email, errors)}
  </section>`;
}

function address(values: EnteredValues, errors: FieldErrors, shop: Shop): Html {
  const text = (name: keyof EnteredValues, autocomplete: string, more = {}) =>
    textField({ name, autocomplete: `shipping ${autocomplete}`, value: values[name], ...more }, errors);
  const options = Object.entries(zones).sort(([, a], [, b]) => a.localeCompare(b));
  return html`<section class="part" aria-labelledby="address-title">
    <h2 id="address-title">Ship to</h2>
    <p class="hint">United States only. Free, and ${onItsWay(shop)}.</p>
    <div class="fields">
      ${text("firstName", "given-name", { optional: true })} ${text("lastName", "family-name")}
      ${text("address1", "address-line1")} ${text("address2", "address-line2", { optional: true })}
      ${text("city", "address-level2")}
      ${selectField({ name: "zone", autocomplete: "shipping address-level1", value: values.zone, options }, errors)}
      ${text("zip", "postal-code", { inputMode: "numeric", maxLength: 10 })}
      ${text("phone", "tel-national", { type: "tel", optional: true, maxLength: 20 })}
    </div>
  </section>`;
}

function discount(cart: Cart, values: EnteredValues, errors: FieldErrors): Html {
  const applied = cart.discount.discount?.code;
  const field = { name: "discount", autocomplete: "off", value: values.discount, optional: true } as const;
  return html`<section class="part" aria-labelledby="discount-title">
    <h2 id="discount-title">Discount</h2>
    <div class="code">
      ${textField(field, errors)}
      <button class="quiet" type="submit" name="action" value="apply">Apply</button>
    </div>
    ${applied && html`<p class="applied">${applied} is applied: ${cart.discount.discount?.title}.</p>`}
  </section>`;
}

function giftCards({ giftCards: applied }: Cart, values: EnteredValues, errors: FieldErrors): Html {
  const field = { name: "giftCard", autocomplete: "off", value: values.giftCard, optional: true } as const;
  return html`<section class="part" aria-labelledby="gift-card-title">
    <h2 id="gift-card-title">Gift card</h2>
    <div class="code">
      ${textField(field, errors)}
      <button class="quiet" type="submit" name="action" value="apply">Apply</button>
    </div>
    ${applied.map(giftCardLine)}
  </section>`;
}

function giftCardLine({ id, lastCharacters, amountUsed, balance }: AppliedGiftCard): Html {
  const left = balance - amountUsed;
  return html`<div class="gift-card">
    <p class="applied">
      The gift card ending in ${lastCharacters} pays
      ${dollars(amountUsed)}${left > 0 && html` and keeps ${dollars(left)}`}.
    </p>
    <button class="quiet" type="submit" name="remove-gift-card" value="${id}">
      Remove<span class="hidden"> the gift card ending in ${lastCharacters}</span>
    </button>
  </div>`;
}

function payment(errors: FieldErrors): Html {
  const card = { inputMode: "numeric" } as const;
  return html`<section class="part" aria-labelledby="payment-title">
    <h2 id="payment-title">Payment</h2>
    <div class="test-note">
      <p><strong>This is a test shop.</strong> No money moves, so please don’t use a real card.</p>
      <ul>
        <li><span class="digits">4242 4242 4242 4242</span> pays</li>
        <li><span class="digits">4000 0000 0000 0002</span> is declined</li>
      </ul>
      <p>Any future date and any 3 digits work.</p>
    </div>
    <div class="fields">
      ${textField({ ...card, name: "cardNumber", autocomplete: "cc-number", maxLength: 24 }, errors)}
      ${textField({ ...card, name: "expiry", autocomplete: "cc-exp", maxLength: 7, hint: "MM / YY" }, errors)}
      ${textField({ ...card, name: "securityCode", autocomplete: "cc-csc", maxLength: 4, hint: "3 or 4 digits" }, errors)}
    </div>
  </section>`;
}
