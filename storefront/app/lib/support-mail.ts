import { mailtoLink } from "./mailto-link";
import { company } from "./policies";

/** A return is started by email with the order's number (specification B4); without one, the shopper fills it in. */
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
