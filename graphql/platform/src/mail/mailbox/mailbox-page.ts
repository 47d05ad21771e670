import type { PendingSubscription } from "../../marketing/newsletter/pending-subscription.ts";
import { renderDocument } from "../../pages/document.ts";
import { type Html, html } from "../../pages/html.ts";
import { mailText } from "../mail-text.ts";
import type { WrittenMail } from "../written-mails.ts";

interface Mailbox {
  /** Empty until someone enters an address. */
  readonly email: string;
  readonly mails: readonly WrittenMail[];
  readonly storefrontUrl: string;
}

/** Without a mail server, this page shows what an address would have received. */
export function renderMailbox({ email, mails, storefrontUrl }: Mailbox): string {
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
        <button class="pay" type="submit">Show emails</button>
      </form>
      ${mails.map((written) => mailEntry(written, email))}
      ${email !== "" && mails.length === 0 && html`<p>No mails for <strong>${email}</strong>.</p>`}
    </div>`,
  });
}

/** An email in the list: its subject, which leads to the HTML part, and its plain-text part. */
function mailEntry({ kind, reference, mail }: WrittenMail, email: string): Html {
  const address = `/mailbox/mail?${new URLSearchParams({ email, kind, reference }).toString()}`;
  return html`<article>
    <h2><a href="${address}">${mail.subject}</a></h2>
    <p class="hint">${mail.preview}</p>
    <details>
      <summary>As plain text</summary>
      <pre class="mail-text">${mailText(mail)}</pre>
    </details>
  </article>`;
}

/** The page behind the link of the email that asks to confirm a subscription. */
export function renderConfirmation({ email, token }: PendingSubscription, storefrontUrl: string): string {
  const title = "Confirm your subscription";
  return renderDocument({
    title,
    storefrontUrl,
    main: html`<div class="sign-in">
      <h1>${title}</h1>
      <p class="lead">Our news will go to <strong class="address">${email}</strong>.</p>
      <form method="post" action="/mailbox">
        <input type="hidden" name="token" value="${token}" />
        <button class="pay" type="submit">Confirm subscription</button>
      </form>
    </div>`,
  });
}
