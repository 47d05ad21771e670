import { displayedEmail } from "@circlet/service-kit/email/email-address";
import { type Html, html } from "@circlet/service-kit/email/html";
import { agreement } from "../../shared/pages/agreement.ts";
import { renderDocument } from "../../shared/pages/document.ts";
import { renderPlainPage } from "../../shared/pages/plain-page.ts";
import { codeMinutes, type PendingCode } from "./sign-in-code.ts";
import type { Shop } from "../../shared/shop.ts";

interface Step {
  readonly path: string;
  readonly shop: Shop;
  /** What is wrong with the submitted value. */
  readonly message: string | undefined;
  /** Whether the code is sent by email. Otherwise the page shows it. */
  readonly sendsEmail: boolean;
}

export type SignInPage =
  | (Step & {
      readonly step: "email";
      readonly email: string;
      /** The email of a customer to try the shop with. */
      readonly example: string | undefined;
    })
  | (Step & { readonly step: "code"; readonly pending: PendingCode })
  | { readonly step: "expired"; readonly shop: Shop };

export function renderSignInPage(page: SignInPage): string {
  if (page.step === "expired") {
    return renderPlainPage({
      title: "Please sign in again",
      text: "This page has expired, or it was opened in another browser. Start again from the shop.",
      action: { href: `${page.shop.storefrontUrl}/`, label: "Back to the shop" },
      shop: page.shop,
    });
  }
  const title = page.step === "email" ? "Sign in" : "Enter your code";
  return renderDocument({
    title: page.message === undefined ? title : `Please check: ${title}`,
    shop: page.shop,
    main: html`<div class="sign-in">${page.step === "email" ? emailStep(page) : codeStep(page)}</div>`,
  });
}

function emailStep(page: Extract<SignInPage, { step: "email" }>): Html {
  const { path, email, message, shop, example, sendsEmail } = page;
  return html`<h1>Sign in</h1>
    <p class="lead">
      Enter your email and we’ll send you a code. No password, and no account to set up first.
    </p>
    <form method="post" action="${path}" novalidate>
      ${field({ name: "email", label: "Email", message }, html`type="email" value="${email}" autocomplete="email" maxlength="254"`)}
      <button class="pay" type="submit" name="action" value="email">Continue</button>
    </form>
    ${!sendsEmail && exampleNote(example)}
    <p class="agree">Ordered as a guest? <a class="link" href="/order-status">Find an order</a></p>
    ${agreement("continuing", shop)}`;
}

function codeStep(page: Extract<SignInPage, { step: "code" }>): Html {
  const { path, pending, message, sendsEmail } = page;
  const isOpen = pending.state === "open";
  const error = message ?? (pending.state === "expired" ? "This code has expired." : undefined);
  return html`<h1>Enter your code</h1>
    <p class="lead">
      ${isOpen ? (sendsEmail ? "We sent a 6-digit code to" : "We made a 6-digit code for") : "The code was for"}
      <strong class="address">${displayedEmail(pending.email)}</strong>.
      ${isOpen && `It works for ${codeMinutes} minutes.`}
    </p>
    ${isOpen && !sendsEmail && localNote(pending.code)}
    ${
      isOpen
        ? html`<form method="post" action="${path}" novalidate>
            ${field({ name: "code", label: "Code", message: error }, html`class="code-input" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="12"`)}
            <button class="pay" type="submit" name="action" value="code">Sign in</button>
          </form>`
        : notice(error ?? "This code can’t be used anymore.")
    }
    <form class="other-ways" method="post" action="${path}">
      ${pending.canRenew && html`<button class="${isOpen ? "text-button" : "pay"}" type="submit" name="action" value="again">Get a new code</button>`}
      <button class="text-button" type="submit" name="action" value="change">Use another email</button>
    </form>`;
}

/** Explains how to sign in to the local service, where any email works. */
function exampleNote(example: string | undefined): Html {
  return html`<div class="test-note">
    <p><strong>This is a test shop.</strong> Any email works; none is sent.</p>
    ${example && html`<p>To see orders and a wishlist, use <strong class="address">${example}</strong>.</p>`}
  </div>`;
}

/** Without a mail server, the page shows the code. */
function localNote(code: string): Html {
  return html`<div class="test-note">
    <p><strong>This is a test shop.</strong> It sends no emails, so here is your code:</p>
    <p class="shown-code">${code}</p>
  </div>`;
}

function notice(text: string): Html {
  return html`<div class="notice notice-problem" role="alert" tabindex="-1" autofocus><h2>${text}</h2></div>`;
}

interface Field {
  readonly name: "email" | "code";
  readonly label: string;
  readonly message: string | undefined;
}

/** A step has one field, which gets the focus. */
function field({ name, label, message }: Field, attributes: Html): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      ${attributes}
      aria-required="true"
      autofocus
      ${message && html` aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${message && html`<p class="message" id="${name}-error" role="alert">${message}</p>`}
  </div>`;
}
