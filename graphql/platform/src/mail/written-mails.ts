import { normalizedEmail } from "../customers/customer-store.ts";
import { pendingSubscription, subscriptionOfToken } from "../marketing/newsletter/pending-subscription.ts";
import { findOrder, findOrderOfFulfillment, listOrders } from "../orders/order-store.ts";
import type { Order } from "../orders/order.ts";
import type { Platform } from "../server/platform.ts";
import { publicUrlOf } from "../settings/settings.ts";
import { openCode, openCodesOf } from "../sign-in/page/sign-in-code.ts";
import type { AddressedMail, Mail } from "./mail.ts";
import { newsletterMail } from "./mails/newsletter-mails.ts";
import { confirmationMail, deliveryMail, shippingMail } from "./mails/order-mails.ts";
import { signInMail } from "./mails/sign-in-mail.ts";
import type { MailSubject } from "./outgoing-mail.ts";

/** An email with what it is about. */
export interface WrittenMail extends MailSubject {
  readonly mail: Mail;
}

type MailPlatform = Pick<Platform, "database" | "settings">;

/** The newest orders whose emails a mailbox shows. */
const mostOrders = 20;

/** Writes a waiting email, or returns undefined if it is no longer true: the code expired, or the order is gone. */
export function writeMail(
  platform: MailPlatform,
  subject: MailSubject,
  now: Date,
): AddressedMail | undefined {
  const { database } = platform;
  const { kind, reference } = subject;
  if (kind === "sign-in") {
    const pending = openCode(database, reference, now);
    return pending && { to: pending.email, mail: ofShop(platform, signInMail(pending.code)) };
  }
  if (kind === "newsletter") {
    const subscription = subscriptionOfToken(database, reference);
    return (
      subscription && {
        to: subscription.email,
        mail: ofShop(platform, newsletterMail(subscription, addressesOf(platform))),
      }
    );
  }
  const id = Number(reference);
  const order = kind === "confirmation" ? findOrder(database, id) : findOrderOfFulfillment(database, id);
  const written = order && orderMails(platform, order).find((mail) => isSame(mail, subject));
  return order && written && { to: order.email, mail: ofShop(platform, written.mail) };
}

/** The emails that an address got, or would have got with a mail server. `since` leaves older ones out. */
export function mailsTo(
  platform: MailPlatform,
  email: string,
  now: Date,
  since = new Date(0),
): WrittenMail[] {
  const { database } = platform;
  const codes = openCodesOf(database, normalizedEmail(email), now).map(({ digest, code }): WrittenMail => ({
    kind: "sign-in",
    reference: digest,
    mail: signInMail(code),
  }));
  const isShown = (time: string) => Date.parse(time) >= since.getTime();
  const subscription = pendingSubscription(database, email);
  const orders = listOrders(database, email, { limit: mostOrders });
  const mails: WrittenMail[] = [
    ...codes,
    ...orders.flatMap((order) => orderMails(platform, order, isShown)),
    ...(subscription && isShown(subscription.confirmedAt ?? subscription.askedAt)
      ? [
          {
            kind: "newsletter" as const,
            reference: subscription.token,
            mail: newsletterMail(subscription, addressesOf(platform)),
          },
        ]
      : []),
  ];
  return mails.map((written) => ({ ...written, mail: ofShop(platform, written.mail) }));
}

/** On a public demo, anyone may have typed the reader's address. */
function ofShop({ settings }: MailPlatform, mail: Mail): Mail {
  if (!settings.publicDemo) return mail;
  return {
    ...mail,
    reason: `${mail.reason} Circlet is a demo shop: it charges nothing and sends no parcels.`,
  };
}

function isSame(one: MailSubject, other: MailSubject): boolean {
  return one.kind === other.kind && one.reference === other.reference;
}

/** Newest first. */
function orderMails(
  platform: MailPlatform,
  order: Order,
  isShown: (time: string) => boolean = () => true,
): WrittenMail[] {
  const addresses = addressesOf(platform);
  const parcels = order.fulfillments
    .filter(({ updatedAt }) => isShown(updatedAt))
    .flatMap((fulfillment) => {
      const reference = String(fulfillment.id);
      return [
        { kind: "delivery" as const, reference, mail: deliveryMail(order, fulfillment, addresses) },
        { kind: "shipping" as const, reference, mail: shippingMail(order, fulfillment, addresses) },
      ].flatMap(({ mail, ...subject }) => (mail ? [{ ...subject, mail }] : []));
    });
  if (!isShown(order.processedAt)) return parcels;
  return [
    ...parcels,
    { kind: "confirmation", reference: String(order.id), mail: confirmationMail(order, addresses) },
  ];
}

function addressesOf({ settings }: MailPlatform) {
  return { storefrontUrl: settings.storefrontUrl, publicUrl: publicUrlOf(settings) };
}
