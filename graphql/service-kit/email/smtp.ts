import { createTransport } from "nodemailer";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import { isLoopbackHost } from "../http/loopback.ts";
import type { EmailLink } from "./email.ts";
import { EmailError, type EmailTransport } from "./email-transport.ts";

/** The mail server and the sender's address. Without a host, nothing is sent. */
export interface SmtpSettings {
  readonly smtpHost: string | undefined;
  readonly smtpPort: number;
  readonly smtpUser: string | undefined;
  readonly smtpPassword: string | undefined;
  readonly mailFrom: string;
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
      const email = {
        from: message.sender && !from.includes("<") ? { name: message.sender.name, address: from } : from,
        to: { name: "", address: to },
        subject: message.subject,
        text: emailText(message),
        html: emailHtml(message),
        messageId: `<${id}@${domain}>`,
        // Asks other programs not to reply, for example that somebody is on vacation.
        headers: { "Auto-Submitted": "auto-generated", ...(message.stop && stopHeaders(message.stop)) },
      };
      await transport.sendMail(email).catch((error: unknown) => {
        throw emailError(error);
      });
    },
    close: () => transport.close(),
  };
}

/** Let a mail program stop the emails with one click (RFC 8058). */
function stopHeaders({ href }: EmailLink): Record<string, string> {
  return { "List-Unsubscribe": `<${href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Leaves out the server's text, which may contain the address. */
function emailError(error: unknown): EmailError {
  const { responseCode, code } = error as { readonly responseCode?: number; readonly code?: string };
  if (responseCode === undefined) return new EmailError(code ?? "unknown");
  // 530 to 538 are about our own login, which an operator can correct.
  return new EmailError(`SMTP ${responseCode}`, responseCode >= 550 && responseCode < 560);
}
