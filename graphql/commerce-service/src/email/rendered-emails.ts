import type { Database } from "../database/database.ts";
import type { AddressedEmail, EmailMessage } from "@circlet/service-kit/email/email";
import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import { findDiscount } from "../cart/discounts/discount-store.ts";
import {
  pendingSubscription,
  subscriptionOfToken,
  welcomeDiscountCode,
} from "../marketing/newsletter/pending-subscription.ts";
import { findOrder, findOrderOfFulfillment, listOrders } from "../orders/order-store.ts";
import type { Fulfillment, Order } from "../orders/order.ts";
import type { Platform } from "../shared/platform.ts";
import { publicUrlOf } from "../shared/settings/settings.ts";
import { openCode, openCodesOf } from "../sign-in/page/sign-in-code.ts";
import { newsletterEmail } from "./emails/newsletter-emails.ts";
import { confirmationEmail, deliveryEmail, shippingEmail } from "./emails/order-emails.ts";
import { signInEmail } from "./emails/sign-in-email.ts";
import type { EmailKindAbout, EmailSubject } from "../shared/email-queue.ts";
import { findReceivedEmail, receivedEmailsOf } from "./received-email.ts";

export interface RenderedEmail extends EmailSubject {
  readonly message: EmailMessage;
}

type EmailPlatform = Pick<Platform, "database" | "settings">;

/** The newest orders whose emails a mailbox shows. */
const mostOrders = 20;

type ParcelEmail = (
  order: Order,
  fulfillment: Fulfillment,
  sender: ReturnType<typeof senderOf>,
) => EmailMessage | undefined;

/** Newest first. */
const parcelEmails: Readonly<Record<EmailKindAbout<"fulfillment">, ParcelEmail>> = {
  delivery: deliveryEmail,
  shipping: shippingEmail,
};
const parcelKinds = Object.keys(parcelEmails) as (keyof typeof parcelEmails)[];

/** Renders a waiting email; undefined if its code has expired, or its order or customer is gone. */
export function renderEmail(
  platform: EmailPlatform,
  subject: EmailSubject,
  now: Date,
): AddressedEmail | undefined {
  const { database } = platform;
  const { kind, reference } = subject;
  if (kind === "sign-in") {
    const pending = openCode(database, reference, now);
    return (
      pending && {
        to: pending.email,
        message: ofShop(platform, signInEmail(pending.code, platform.settings.shopName)),
      }
    );
  }
  if (kind === "newsletter") {
    const subscription = subscriptionOfToken(database, reference);
    return (
      subscription && {
        to: subscription.email,
        message: ofShop(
          platform,
          newsletterEmail(subscription, senderOf(platform), welcomeDiscount(database)),
        ),
      }
    );
  }
  if (kind === "alerts") {
    const received = findReceivedEmail(database, reference);
    return received && { ...received, message: ofShop(platform, received.message) };
  }
  const id = Number(reference);
  const order = kind === "confirmation" ? findOrder(database, id) : findOrderOfFulfillment(database, id);
  const rendered = order && orderEmails(platform, order).find((message) => isSame(message, subject));
  return order && rendered && { to: order.email, message: ofShop(platform, rendered.message) };
}

/** The emails that an address got, or would have got with a mail server. `since` leaves older ones out. */
export function emailsTo(
  platform: EmailPlatform,
  email: string,
  now: Date,
  since = new Date(0),
): RenderedEmail[] {
  const { database } = platform;
  const codes = openCodesOf(database, normalizedEmail(email), now).map(({ digest, code }): RenderedEmail => ({
    kind: "sign-in",
    reference: digest,
    message: signInEmail(code, platform.settings.shopName),
  }));
  const isShown = (time: string) => Date.parse(time) >= since.getTime();
  const subscription = pendingSubscription(database, email);
  const orders = listOrders(database, email, { limit: mostOrders });
  const received = receivedEmailsOf(database, email, since);
  const emails: RenderedEmail[] = [
    ...codes,
    ...received.map((each) => ({ ...each, kind: "alerts" as const })),
    ...orders.flatMap((order) => orderEmails(platform, order, isShown)),
    ...(subscription && isShown(subscription.confirmedAt ?? subscription.askedAt)
      ? [
          {
            kind: "newsletter" as const,
            reference: subscription.token,
            message: newsletterEmail(subscription, senderOf(platform), welcomeDiscount(database)),
          },
        ]
      : []),
  ];
  return emails.map((rendered) => ({ ...rendered, message: ofShop(platform, rendered.message) }));
}

/** On a public demo, anyone may have typed the reader's address. */
function ofShop({ settings }: EmailPlatform, message: EmailMessage): EmailMessage {
  const { shopName, postalAddress = shopName } = settings;
  const sender = { name: shopName, postalAddress };
  if (!settings.publicDemo) return { ...message, sender };
  return {
    ...message,
    sender,
    reason: `${message.reason} ${shopName} is a demo shop: it charges nothing and ships nothing.`,
  };
}

function welcomeDiscount(database: Database) {
  return findDiscount(database, welcomeDiscountCode);
}

function isSame(one: EmailSubject, other: EmailSubject): boolean {
  return one.kind === other.kind && one.reference === other.reference;
}

/** Newest first. */
function orderEmails(
  platform: EmailPlatform,
  order: Order,
  isShown: (time: string) => boolean = () => true,
): RenderedEmail[] {
  const sender = senderOf(platform);
  const parcels = order.fulfillments
    .filter(({ updatedAt }) => isShown(updatedAt))
    .flatMap((fulfillment) => {
      const reference = String(fulfillment.id);
      return parcelKinds.flatMap((kind) => {
        const message = parcelEmails[kind](order, fulfillment, sender);
        return message ? [{ kind, reference, message }] : [];
      });
    });
  if (!isShown(order.processedAt)) return parcels;
  return [
    ...parcels,
    { kind: "confirmation", reference: String(order.id), message: confirmationEmail(order, sender) },
  ];
}

function senderOf({ settings }: EmailPlatform) {
  return { ...settings, publicUrl: publicUrlOf(settings) };
}
