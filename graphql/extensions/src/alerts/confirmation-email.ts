import type { EmailMessage, EmailSender } from "@circlet/service-kit/email/email";

/** Asks the owner of an address to confirm alerts that somebody asked for without an account. */
export function confirmationEmail(confirmUrl: string, sender: EmailSender): EmailMessage {
  return {
    subject: "Please confirm your alerts",
    preview: "One click, and we tell you when something comes.",
    heading: "Please confirm your alerts",
    blocks: [
      {
        kind: "text",
        text: "Confirm your address, and we’ll tell you as soon as something like what you missed comes.",
      },
      { kind: "button", label: "Confirm alerts", href: confirmUrl },
    ],
    reason: `Somebody, probably you, asked ${sender.name} for alerts at this address. If not, do nothing, and you get no more emails.`,
    sender,
  };
}
