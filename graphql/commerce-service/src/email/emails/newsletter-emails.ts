import type { EmailMessage } from "@circlet/service-kit/email/email";
import type { Discount } from "../../cart/discounts/discount.ts";
import type { PendingSubscription } from "../../marketing/newsletter/pending-subscription.ts";

interface Sender {
  readonly shopName: string;
  readonly storefrontUrl: string;
  readonly publicUrl: string;
}

/** The email that asks the owner of an address to confirm, or once they have, the one with the discount code. */
export function newsletterEmail(
  { token, confirmedAt }: PendingSubscription,
  shop: Sender,
  welcome: Discount | undefined,
): EmailMessage {
  const href = `${shop.publicUrl}/mailbox?${new URLSearchParams({ token }).toString()}`;
  if (confirmedAt !== null) return welcomeEmail(shop, href, welcome);
  return {
    subject: "Please confirm your subscription",
    preview: "One click, and you’re on the list.",
    heading: "Please confirm your subscription",
    blocks: [
      {
        kind: "text",
        text: `Confirm your address, and we’ll send you our news${welcome ? " and a code for your first order" : ""}.`,
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

function welcomeEmail(
  { shopName, storefrontUrl }: Sender,
  unsubscribeUrl: string,
  welcome: Discount | undefined,
): EmailMessage {
  const hours = welcome?.validHours;
  return {
    subject: `Welcome to ${shopName}`,
    preview: welcome
      ? `${welcome.code} takes ${welcome.percent}% off your first order${hours ? ` for the next ${hours} hours` : ""}.`
      : "You’re subscribed.",
    heading: `Welcome to ${shopName}`,
    blocks: [
      {
        kind: "text",
        text: welcome
          ? `You’re subscribed. ${hours ? `For the next ${hours} hours, this` : "This"} code takes ${welcome.percent}% off your first order.`
          : "You’re subscribed.",
      },
      ...(welcome?.code ? [{ kind: "code" as const, label: "Code", code: welcome.code }] : []),
      { kind: "button", label: "Go to the shop", href: `${storefrontUrl}/` },
    ],
    reason: "You get this email because you subscribed to our news.",
    stop: { label: "Unsubscribe", href: unsubscribeUrl },
  };
}
