import * as messages from "~/messages/en/mail";

import { company } from "./company";

/** A link that opens the shopper's mail program with a prepared message. */
export function mailtoLink(to: string, message: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(message).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}

/** Returns start with an email that has the order number; without one, the shopper fills it in. */
export function returnMail(orderNumber = ""): string {
  return mailtoLink(company.supportEmail, {
    subject: messages.returnSubject(orderNumber).trim(),
    body: messages.returnBody(orderNumber),
  });
}

export function cancellationMail(orderNumber = ""): string {
  return mailtoLink(company.supportEmail, {
    subject: messages.cancelSubject(orderNumber).trim(),
    body: messages.cancelBody(orderNumber),
  });
}
