import { createTransport } from "nodemailer";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import type { AddressedEmail, EmailLink } from "./email.ts";
import { isLoopbackHost } from "../http/loopback.ts";

/** The mail server and the sender's address. Without a host, nothing is sent. */
export interface SmtpSettings {
  readonly smtpHost: string | undefined;
  readonly smtpPort: number;
  readonly smtpUser: string | undefined;
  readonly smtpPassword: string | undefined;
  readonly mailFrom: string;
}

/** Sends emails. */
export interface EmailTransport {
  /** Resolves once the mail server accepts the email. Retries send the same id, so that a mailbox can recognize them. */
  readonly send: (message: AddressedEmail, id: string) => Promise<void>;
  readonly close: () => void;
}

/** Milliseconds that the mail server may take for each step. */
const timeout = 5_000;
const connections = 3;
/** The port on which the connection starts with TLS; on others it changes to TLS. */
const tlsPort = 465;

/** The mail server of the settings, with a few connections that stay open. Undefined if there is none. */
export function smtpTransport(settings: SmtpSettings): EmailTransport | undefined {
  const { smtpHost: host, smtpPort: port, smtpUser: user, smtpPassword: pass, mailFrom: from } = settings;
  if (host === undefined) return undefined;
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    host,
    port,
    secure: port === tlsPort,
    // Never the password or a sign-in code in the clear over a network.
    requireTLS: port !== tlsPort && !isLoopbackHost(host),
    ...(user !== undefined && pass !== undefined && { auth: { user, pass } }),
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1).replace(">", "");
  return {
    send: async ({ to, message }, id) => {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject: message.subject,
        text: emailText(message),
        html: emailHtml(message),
        messageId: `<${id}@${domain}>`,
        // Asks other programs not to reply, for example that somebody is on vacation.
        headers: { "Auto-Submitted": "auto-generated", ...(message.stop && stopHeaders(message.stop)) },
      });
    },
    close: () => transport.close(),
  };
}

/** Let a mail program stop the emails with one click (RFC 8058). */
function stopHeaders({ href }: EmailLink): Record<string, string> {
  return { "List-Unsubscribe": `<${href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Whether the mail server refused the email for good: another attempt gets the same answer. */
export function isRefusedForGood(error: unknown): boolean {
  const code = responseCodeOf(error);
  // 530 to 538 are about our own login, which an operator can correct.
  return code !== undefined && code >= 550 && code < 560;
}

/** What went wrong, without the server's text, which may contain the address. */
export function sendError(error: unknown): string {
  const response = responseCodeOf(error);
  if (response !== undefined) return `SMTP ${response}`;
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

function responseCodeOf(error: unknown): number | undefined {
  const hasCode = error instanceof Error && "responseCode" in error && typeof error.responseCode === "number";
  return hasCode ? (error.responseCode as number) : undefined;
}
