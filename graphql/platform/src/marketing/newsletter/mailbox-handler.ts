import { whenUnlocked } from "../../database/when-unlocked.ts";
import { FormBodyError, readFormBody } from "../../pages/form-body.ts";
import { htmlResponse, seeOther } from "../../pages/page-response.ts";
import { renderPlainPage } from "../../pages/plain-page.ts";
import { isSameOrigin } from "../../pages/same-origin.ts";
import type { ServiceHandler } from "../../server/app.ts";
import type { Platform } from "../../server/platform.ts";
import { publicUrlOf } from "../../settings/settings.ts";
import { shippingMails } from "../../orders/shipping-mail/shipping-mail.ts";
import { renderMailbox } from "./mailbox-page.ts";
import { confirm, pendingSubscription } from "./pending-subscription.ts";

type MailboxPlatform = Pick<Platform, "database" | "settings">;

/** `/mailbox?email=…`: shows the emails that the demo would send to an address. POST confirms a subscription. */
export function mailboxHandler({ database, settings }: MailboxPlatform): ServiceHandler {
  const { storefrontUrl } = settings;
  const refused = (status: number, [title, text]: Refusal, headers?: Record<string, string>) =>
    htmlResponse(status, renderPlainPage({ title, text, storefrontUrl }), headers);

  return async ({ req }) => {
    if (req.method === "GET" || req.method === "HEAD") {
      const email = (req.query("email") ?? "").trim().slice(0, 254);
      const mail = email === "" ? undefined : pendingSubscription(database, email);
      const shipped = email === "" ? [] : shippingMails(database, email, publicUrlOf(settings));
      return htmlResponse(200, renderMailbox({ email, mail, shipped, storefrontUrl }));
    }
    if (req.method !== "POST") return refused(405, refusals.method, { allow: "GET, HEAD, POST" });
    if (!isSameOrigin(req.raw, publicUrlOf(settings))) return refused(403, refusals.otherSite);
    try {
      const token = (await readFormBody(req.raw)).get("token") ?? "";
      const email = await whenUnlocked(() => confirm(database, token, new Date()));
      if (email === undefined) return refused(404, refusals.oldMail);
      return seeOther(`/mailbox?${new URLSearchParams({ email }).toString()}`);
    } catch (error) {
      if (!(error instanceof FormBodyError)) throw error;
      return refused(error.status, refusals.unreadable);
    }
  };
}

type Refusal = readonly [title: string, text: string];

const refusals = {
  method: ["That doesn’t work here", "Please go back to your mailbox."],
  otherSite: [
    "This form came from another site",
    "For your safety it wasn’t sent. Open the mailbox and try again.",
  ],
  oldMail: [
    "This email is no longer valid",
    "A newer email may have replaced it. Sign up again at the foot of any page of the shop.",
  ],
  unreadable: ["We can’t read that", "Please use the mailbox’s own form."],
} satisfies Readonly<Record<string, Refusal>>;
