import type { EmailMessage } from "@circlet/service-kit/email/email";
import {
  type PendingSubscription,
  welcomeDiscountCode,
} from "../../marketing/newsletter/pending-subscription.ts";

interface Addresses {
  readonly storefrontUrl: string;
  readonly publicUrl: string;
}

/** The email that asks the owner of an address to confirm, or once they have, the one with the discount code. */
export function newsletterEmail(
  { token, confirmedAt }: PendingSubscription,
  { storefrontUrl, publicUrl }: Addresses,
): EmailMessage {
  const href = `${publicUrl}/mailbox?${new URLSearchParams({ token }).toString()}`;
  if (confirmedAt !== null) return welcomeEmail(storefrontUrl, href);
  return {
    subject: "Please confirm your subscription",
    preview: "One click, and you’re on the list.",
    heading: "Please confirm your subscription",
    blocks: [
      {
        kind: "text",
        text: "Confirm your address, and we’ll send you our news and a code for your first order.",
      },
      {
        kind: "button",
        label: "Confirm subscription",
        href,
      },
    ],
    reason: "Somebody, probably you, signed up for our news with this address. If not, do nothing.",
  };
}

function welcomeEmail(storefrontUrl: string, unsubscribeUrl: string): EmailMessage {
  return {
    subject: "Welcome to Circlet",
    preview: `${welcomeDiscountCode} takes 25% off your first order for the next 24 hours.`,
    heading: "Welcome to Circlet",
    blocks: [
      {
        kind: "text",
        text: "You’re subscribed. For the next 24 hours, this code takes 25% off your first order.",
      },
      { kind: "code", label: "Code", code: welcomeDiscountCode },
      { kind: "button", label: "Go to the shop", href: `${storefrontUrl}/` },
    ],
    reason: "You get this email because you subscribed to our news.",
    stop: { label: "Unsubscribe", href: unsubscribeUrl },
  };
}
