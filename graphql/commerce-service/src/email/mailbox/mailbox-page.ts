import { displayedEmail } from "@circlet/service-kit/email/email-address";
import { emailText } from "@circlet/service-kit/email/email-text";
import { type Html, html } from "@circlet/service-kit/email/html";
import type { PendingSubscription } from "../../marketing/newsletter/pending-subscription.ts";
import { renderDocument } from "../../shared/pages/document.ts";
import type { RenderedEmail } from "../rendered-emails.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import type { Shop } from "../../shared/shop.ts";

interface Mailbox {
  /** Empty until someone enters an address. */
  readonly email: string;
  readonly emails: readonly RenderedEmail[];
  readonly shop: Shop;
}

/** Without a mail server, this page shows what an address would have received. */
export function renderMailbox({ email, emails, shop }: Mailbox): string {
  return renderDocument({
    title: "Mailbox",
    shop,
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
        <button class="pay" type="submit">Show emails</button>
      </form>
      ${emails.map((rendered) => emailEntry(rendered, email))}
      ${email !== "" && emails.length === 0 && html`<p>No emails for <strong>${email}</strong>.</p>`}
    </div>`,
  });
}

/** An email in the list: its subject, which leads to the HTML part, and its plain-text part. */
function emailEntry({ kind, reference, message }: RenderedEmail, email: string): Html {
  const address = `/mailbox/email?${new URLSearchParams({ email, kind, reference }).toString()}`;
  return html`<article>
    <h2><a href="${address}">${message.subject}</a></h2>
    <p class="hint">${message.preview}</p>
    <details>
      <summary>As plain text</summary>
      <pre class="email-text">${emailText(message)}</pre>
    </details>
  </article>`;
}

/** The page behind the link of the welcome email. */
export function renderSubscription(
  { email, token }: PendingSubscription,
  shop: Shop & Pick<Settings, "promises">,
): string {
  const title = "You’re subscribed";
  return renderDocument({
    title,
    shop,
    main: html`<div class="sign-in">
      <h1>${title}</h1>
      <p class="lead">
        Our news goes to
        <strong class="address">${displayedEmail(email)}</strong
        >.${shop.promises.includes("welcome") && " The code for your first order is in our welcome email."}
      </p>
      <form method="post" action="/mailbox">
        <input type="hidden" name="token" value="${token}" />
        <button class="text-button" type="submit" name="action" value="unsubscribe">Unsubscribe</button>
      </form>
    </div>`,
  });
}

/** The page behind the link of the email that asks to confirm a subscription. */
export function renderConfirmation({ email, token }: PendingSubscription, shop: Shop): string {
  const title = "Confirm your subscription";
  return renderDocument({
    title,
    shop,
    main: html`<div class="sign-in">
      <h1>${title}</h1>
      <p class="lead">Our news will go to <strong class="address">${displayedEmail(email)}</strong>.</p>
      <form method="post" action="/mailbox">
        <input type="hidden" name="token" value="${token}" />
        <button class="pay" type="submit">Confirm subscription</button>
      </form>
    </div>`,
  });
}
