import { type Html, html } from "../../pages/html.ts";
import { type ShippingMail, shippingMailText } from "./shipping-mail.ts";

/** A shipping email in the mailbox: its HTML part, followed by its plain-text part. */
export function shippingMailPart(mail: ShippingMail): Html {
  const { subject, greeting, text, items, carrier, trackingNumber, trackingUrl } = mail;
  return html`<article>
    <h2>${subject}</h2>
    <p>${greeting}</p>
    <p>${text}</p>
    <p>${carrier} tracking number: <strong>${trackingNumber}</strong></p>
    <p><a class="button" href="${trackingUrl}">Track your package</a></p>
    <h3>In this package</h3>
    <ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>
    <p>A new tracking number can take a day to show its first stop.</p>
    <details>
      <summary>As plain text</summary>
      <pre class="mail-text">${shippingMailText(mail)}</pre>
    </details>
  </article>`;
}
