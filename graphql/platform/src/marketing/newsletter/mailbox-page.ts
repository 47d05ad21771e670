import { renderDocument } from "../../pages/document.ts";
import { shippingMailPart } from "../../orders/shipping-mail/shipping-mail-part.ts";
import type { ShippingMail } from "../../orders/shipping-mail/shipping-mail.ts";
import { type Html, html } from "../../pages/html.ts";
import { type PendingSubscription, welcomeCode } from "./pending-subscription.ts";

interface Mailbox {
  /** Empty until someone enters an address. */
  readonly email: string;
  readonly mail: PendingSubscription | undefined;
  /** Newest first. */
  readonly shipped: readonly ShippingMail[];
  readonly storefrontUrl: string;
}

/** The demo sends no email: this page shows what an address would have received. */
export function renderMailbox({ email, mail, shipped, storefrontUrl }: Mailbox): string {
  return renderDocument({
    title: "Mailbox",
    storefrontUrl,
    main: html`<div class="sign-in">
      <h1>Mailbox</h1>
      <p class="lead">This test shop sends no emails. See here what an address would have received.</p>
      <form method="get" action="/mailbox">
        <div class="field">
          <label for="email">Email</label>
          <input
            id="email"
            name="email"
            type="email"
            value="${email}"
            autocomplete="email"
            maxlength="254"
            required
          />
        </div>
        <button class="pay" type="submit">Show mails</button>
      </form>
      ${shipped.map(shippingMailPart)} ${mail && newsletterMail(mail, storefrontUrl)}
      ${email !== "" && !mail && shipped.length === 0 && html`<p>No mails for <strong>${email}</strong>.</p>`}
    </div>`,
  });
}

function newsletterMail({ token, confirmedAt }: PendingSubscription, storefrontUrl: string): Html {
  if (confirmedAt === null)
    return html`<h2>Please confirm your subscription</h2>
      <p>Somebody, probably you, signed up for our news with this address. If not, do nothing.</p>
      <form method="post" action="/mailbox">
        <input type="hidden" name="token" value="${token}" />
        <button class="pay" type="submit">Confirm subscription</button>
      </form>`;
  return html`<h2>Welcome to Circlet</h2>
    <p>
      You’re subscribed. For the next 24 hours, <strong>${welcomeCode}</strong> takes 25% off your first
      order.
    </p>
    <p><a class="button" href="${storefrontUrl}/">Go to the shop</a></p>`;
}
