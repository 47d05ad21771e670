import { emailHtml } from "@circlet/service-kit/email/email-html";
import { htmlResponse } from "../../shared/pages/page-response.ts";
import { renderPlainPage } from "../../shared/pages/plain-page.ts";
import type { ServiceHandler } from "../../shared/http/service-app.ts";
import type { Platform } from "../../shared/platform.ts";
import { visibleEmails } from "./visible-emails.ts";
import { limitPage } from "../../shared/pages/limit-page.ts";

/** An email is a document of its own with inline styles. It loads nothing and posts nothing. */
const contentSecurity = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** `/mailbox/email?email=…&kind=…&reference=…`: the HTML part of an email in the mailbox. */
export function emailPartHandler(
  platform: Pick<Platform, "database" | "settings" | "rateLimits">,
): ServiceHandler {
  const { settings } = platform;
  return async (context) => {
    const seconds = await platform.rateLimits.take("mailbox", context.get("network"));
    if (seconds !== undefined) return limitPage(seconds, settings);
    const { kind, reference } = context.req.query();
    const emails = settings.smtpHost === undefined ? visibleEmails(platform, context) : [];
    const found = emails.find((message) => message.kind === kind && message.reference === reference);
    if (found) return htmlResponse(200, emailHtml(found.message), contentSecurity);
    const title = "No such email";
    const text = "It may be too old: a sign-in code is kept for minutes. Open the mailbox for newer ones.";
    const action = { href: "/mailbox", label: "Open the mailbox" };
    return htmlResponse(404, renderPlainPage({ title, text, shop: settings, action }));
  };
}
