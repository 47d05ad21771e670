import { type Html, html } from "@circlet/service-kit/email/html";
import { noticeBox } from "../checkout/pages/notice.ts";
import { keptMinutes } from "../shared/pages/form-results.ts";
import { renderDocument } from "../shared/pages/document.ts";
import type { EnteredOrder, OrderFieldErrors } from "./order-status-form.ts";
import { ordersUrl, type Shop } from "../shared/shop.ts";

export type OrderFormPage = { readonly shop: Shop } & (
  | { readonly state: "new" }
  | { readonly state: "expired" }
  | { readonly state: "wrong"; readonly entered: EnteredOrder; readonly errors: OrderFieldErrors }
);

const title = "Find an order";

export function renderOrderForm(page: OrderFormPage): string {
  const { entered, errors } = page.state === "wrong" ? page : { entered: undefined, errors: {} };
  return renderDocument({
    title: page.state === "wrong" ? `Please check: ${title}` : title,
    shop: page.shop,
    main: html`<div class="sign-in">
      <h1>${title}</h1>
      <p class="lead">See where your order is, without an account. The thank-you page shows its number.</p>
      ${noticeOf(page)}
      <form method="post" action="/order-status" novalidate>
        ${field({ name: "number", label: "Order number", value: entered?.number, message: errors.number }, html`type="text" inputmode="numeric" placeholder="#1001" autocomplete="off" maxlength="12"`)}
        ${field({ name: "email", label: "Email", value: entered?.email, message: errors.email }, html`type="email" autocomplete="email" maxlength="254"`)}
        <button class="pay" type="submit">Find order</button>
      </form>
      <p class="agree">
        Have you ordered here before?
        <a class="link" href="${ordersUrl(page.shop)}">Sign in to see all of your orders</a>
      </p>
    </div>`,
  });
}

function noticeOf(page: OrderFormPage): Html | false {
  if (page.state === "new") return false;
  if (page.state !== "wrong")
    return noticeBox({
      tone: "news",
      title: "This page has closed",
      text: `For your privacy, an order is shown for ${keptMinutes} minutes. Enter its number and email again.`,
    });
  if (Object.keys(page.errors).length > 0)
    return noticeBox({ tone: "problem", title: "Please check what you entered" });
  return noticeBox({
    tone: "problem",
    title: "We can’t find this order",
    text: "No order has this number and this email. Please check both.",
  });
}

interface Field {
  readonly name: keyof EnteredOrder;
  readonly label: string;
  readonly value: string | undefined;
  readonly message: string | undefined;
}

function field({ name, label, value, message }: Field, attributes: Html): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value ?? ""}"
      ${attributes}
      aria-required="true"
      ${message && html` aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${message && html`<p class="message" id="${name}-error">${message}</p>`}
  </div>`;
}
