import { whenUnlocked } from "../../database/when-unlocked.ts";
import { FormBodyError, readFormBody } from "../../pages/form-body.ts";
import { seeOther, sendPage } from "../../pages/page-response.ts";
import { renderPlainPage } from "../../pages/plain-page.ts";
import { isSameOrigin } from "../../pages/same-origin.ts";
import type { Platform } from "../../server/platform.ts";
import type { Handler } from "../../server/respond.ts";
import { publicUrlOf } from "../../settings/settings.ts";
import { shippingMails } from "../../orders/shipping-mail/shipping-mail.ts";
import { renderMailbox } from "./mailbox-page.ts";
import { confirm, pendingSubscription } from "./pending-subscription.ts";

/** `/mailbox?email=…`: shows the mails that the demo would send to an address. POST confirms a subscription. */
export function mailboxHandler({ database, settings }: Pick<Platform, "database" | "settings">): Handler {
  const { storefrontUrl } = settings;
  const refused = (title: string, text: string): string => renderPlainPage({ title, text, storefrontUrl });

  return async (request, response, url) => {
    if (request.method === "GET" || request.method === "HEAD") {
      const email = (url.searchParams.get("email") ?? "").trim().slice(0, 254);
      const mail = email === "" ? undefined : pendingSubscription(database, email);
      const shipped = email === "" ? [] : shippingMails(database, email, publicUrlOf(settings));
      return sendPage(response, 200, renderMailbox({ email, mail, shipped, storefrontUrl }));
    }
    response.setHeader("connection", "close");
    if (request.method !== "POST")
      return sendPage(response, 405, refused("That doesn’t work here", "Please go back to your mailbox."), {
        allow: "GET, HEAD, POST",
      });
    if (!isSameOrigin(request, publicUrlOf(settings))) {
      const text = "For your safety it wasn’t sent. Open the mailbox and try again.";
      return sendPage(response, 403, refused("This form came from another site", text));
    }
    try {
      const token = (await readFormBody(request)).get("token") ?? "";
      const email = await whenUnlocked(() => confirm(database, token, new Date()));
      if (email !== undefined)
        return seeOther(response, `/mailbox?${new URLSearchParams({ email }).toString()}`);
      const text = "A newer mail may have replaced it. Sign up again at the foot of any page of the shop.";
      sendPage(response, 404, refused("This mail is no longer valid", text));
    } catch (error) {
      if (!(error instanceof FormBodyError)) throw error;
      sendPage(response, error.status, refused("We can’t read that", "Please use the mailbox’s own form."));
    }
  };
}
