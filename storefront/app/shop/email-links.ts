import * as messages from "~/messages/en/email-links";

import * as company from "./company";

/** A link that opens the shopper's email client with a prepared message. */
export function mailtoLink(to: string, message: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(message).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}

/** An email that starts a return. The shopper fills in the order number if it is not given. */
export function returnEmail(orderNumber = ""): string {
  return mailtoLink(company.supportEmail, {
    subject: messages.returnSubject(orderNumber).trim(),
    body: messages.returnBody(orderNumber),
  });
}

export function cancellationEmail(orderNumber = ""): string {
  return mailtoLink(company.supportEmail, {
    subject: messages.cancelSubject(orderNumber).trim(),
    body: messages.cancelBody(orderNumber),
  });
}
