import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import {
  confirmSubscription,
  leaveNewsletter,
  subscriptionOfToken,
} from "../../marketing/newsletter/pending-subscription.ts";
import { subscriptionState } from "../../marketing/newsletter/subscription-store.ts";
import { FormBodyError, readFormBody } from "../../shared/pages/form-body.ts";
import { htmlResponse, seeOther } from "../../shared/pages/page-response.ts";
import { renderPlainPage } from "../../shared/pages/plain-page.ts";
import { isSameOrigin } from "../../shared/pages/same-origin.ts";
import type { ServiceHandler } from "../../shared/http/service-app.ts";
import type { Platform } from "../../shared/platform.ts";
import { publicUrlOf } from "../../shared/settings/settings.ts";
import { renderConfirmation, renderMailbox, renderSubscription } from "./mailbox-page.ts";
import { visibleEmails } from "./visible-emails.ts";
import { limitPage } from "../../shared/pages/limit-page.ts";
import { requestedEmail } from "./requested-email.ts";

type MailboxPlatform = Pick<Platform, "database" | "settings" | "rateLimits">;

/**
 * `/mailbox?email=…` shows the emails that a shop without a mail server would send to an address. `/mailbox?token=…` is
 * the link of the emails that ask to confirm a subscription or welcome a subscriber: email clients open links on their
 * own, so it only shows a form, which posts to `/mailbox`. A post to the link itself unsubscribes.
 */
export function mailboxHandler(platform: MailboxPlatform): ServiceHandler {
  const { database, settings, rateLimits } = platform;
  const sendsEmail = settings.smtpHost !== undefined;
  const plain = (status: number, [title, text]: Message, headers?: Record<string, string>) =>
    htmlResponse(status, renderPlainPage({ title, text, shop: settings }), headers);

  return async (context) => {
    const { req } = context;
    const linkToken = req.query("token");
    // A mail program's one click (RFC 8058) has no origin. The token proves who reads, so the body does not matter.
    if (req.method === "POST" && linkToken !== undefined) {
      const isKnown = await retryWhileLocked(() => leaveNewsletter(database, linkToken, new Date()));
      return isKnown ? plain(200, messages.unsubscribed) : plain(404, messages.oldEmail);
    }
    const seconds = await rateLimits.take("mailbox", context.get("network"));
    if (seconds !== undefined) return limitPage(seconds, settings);
    if (req.method === "GET" || req.method === "HEAD") {
      if (linkToken !== undefined) {
        const subscription = subscriptionOfToken(database, linkToken);
        if (!subscription) return plain(404, messages.oldEmail);
        if (subscription.confirmedAt === null)
          return htmlResponse(200, renderConfirmation(subscription, settings));
        const isSubscribed = subscriptionState(database, subscription.email) === "SUBSCRIBED";
        return isSubscribed
          ? htmlResponse(200, renderSubscription(subscription, settings))
          : plain(200, messages.unsubscribed);
      }
      if (sendsEmail) return plain(200, messages.sent);
      const email = requestedEmail(req);
      const emails = visibleEmails(platform, context);
      return htmlResponse(200, renderMailbox({ email, emails, shop: settings }));
    }
    if (req.method !== "POST") return plain(405, messages.method, { allow: "GET, HEAD, POST" });
    if (!isSameOrigin(req.raw, publicUrlOf(settings))) return plain(403, messages.otherSite);
    try {
      const form = await readFormBody(req.raw);
      const token = form.get("token") ?? "";
      if (form.get("action") === "unsubscribe") {
        const isKnown = await retryWhileLocked(() => leaveNewsletter(database, token, new Date()));
        return isKnown
          ? seeOther(`/mailbox?${new URLSearchParams({ token })}`)
          : plain(404, messages.oldEmail);
      }
      const email = await retryWhileLocked(() => confirmSubscription(database, token, new Date()));
      if (email === undefined) return plain(404, messages.oldEmail);
      const next = new URLSearchParams(sendsEmail ? { token } : { email });
      return seeOther(`/mailbox?${next.toString()}`);
    } catch (error) {
      if (!(error instanceof FormBodyError)) throw error;
      return plain(error.status, messages.unreadable);
    }
  };
}

type Message = readonly [title: string, text: string];

const messages = {
  unsubscribed: ["You’re unsubscribed", "We send no more news to your address."],
  sent: ["Look in your own mailbox", "This shop sends its emails, so this page shows none."],
  method: ["That doesn’t work here", "Please go back to your mailbox."],
  otherSite: [
    "This form came from another site",
    "For your safety it wasn’t sent. Open the mailbox and try again.",
  ],
  oldEmail: [
    "This link is no longer valid",
    "A newer email may have replaced it. Sign up again at the foot of any page of the shop.",
  ],
  unreadable: ["We can’t read that", "Please use the mailbox’s own form."],
} satisfies Readonly<Record<string, Message>>;
