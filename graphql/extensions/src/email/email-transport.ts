import type { EmailTransport } from "@circlet/service-kit/email/email-transport";
import type { Settings } from "../settings/settings.ts";
import { mailboxTransport } from "./mailbox-transport.ts";

/** The mail server of the settings, else their mailbox. Undefined without both. */
export async function emailTransport(settings: Settings): Promise<EmailTransport | undefined> {
  if (settings.smtpHost === undefined) return mailboxTransport(settings);
  const { smtpTransport } = await import("@circlet/service-kit/email/smtp");
  return smtpTransport(settings);
}
