import { company } from "./policies";

/** A link that opens the shopper's mail program with a prepared message. */
export function mailtoLink(to: string, message: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(message).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}

/** Returns start with an email that has the order number; without one, the shopper fills it in. */
export function returnMail(orderNumber = ""): string {
  return mailtoLink(company.supportEmail, {
    subject: `Return ${orderNumber}`.trim(),
    body: `Hello,\n\nI would like to return something.\n\nOrder number: ${orderNumber}\nItems: \nReason: \n`,
  });
}

export function cancellationMail(orderNumber = ""): string {
  return mailtoLink(company.supportEmail, {
    subject: `Cancel ${orderNumber}`.trim(),
    body: `Hello,\n\nPlease cancel my order, if it has not left yet.\n\nOrder number: ${orderNumber}\n`,
  });
}
