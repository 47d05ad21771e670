import { htmlResponse } from "../../pages/page-response.ts";
import { renderPlainPage } from "../../pages/plain-page.ts";
import type { ServiceHandler } from "../../server/app.ts";
import type { Platform } from "../../server/platform.ts";
import { mailHtml } from "../mail-html.ts";
import { shownMails } from "./shown-mails.ts";
import { tooManyMailsPage } from "./too-many-mails.ts";

/** An email is a document of its own with inline styles. It loads nothing and posts nothing. */
const contentSecurity = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** `/mailbox/mail?email=…&kind=…&reference=…`: the HTML part of an email in the mailbox. */
export function mailPartHandler(
  platform: Pick<Platform, "database" | "settings" | "rateLimits">,
): ServiceHandler {
  const { storefrontUrl, smtpHost } = platform.settings;
  return async (context) => {
    const seconds = await platform.rateLimits.take("mailbox", context.get("network"));
    if (seconds !== undefined) return tooManyMailsPage(seconds, storefrontUrl);
    const { kind, reference } = context.req.query();
    const mails = smtpHost === undefined ? shownMails(platform, context) : [];
    const found = mails.find((mail) => mail.kind === kind && mail.reference === reference);
    if (found) return htmlResponse(200, mailHtml(found.mail), contentSecurity);
    const title = "No such email";
    const text = "It may be too old: a sign-in code is kept for minutes. Open the mailbox for newer ones.";
    const action = { href: "/mailbox", label: "Open the mailbox" };
    return htmlResponse(404, renderPlainPage({ title, text, storefrontUrl, action }));
  };
}
