import { EmailError, type EmailTransport } from "@circlet/service-kit/email/email-transport";
import { smtpTransport } from "@circlet/service-kit/email/smtp";
import { repeat } from "@circlet/service-kit/repeat";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Platform } from "../shared/platform.ts";
import { dueEmails, type QueuedEmail, removeEmail, takeEmail } from "../shared/email-queue.ts";
import { renderEmail } from "./rendered-emails.ts";

type DeliveryPlatform = Pick<Platform, "database" | "settings" | "log">;

/** Milliseconds between checks for waiting emails, and after a failed check. */
const pauses = { every: 500, afterFailure: 5_000 };
const batch = 10;

/** Sends the waiting emails by SMTP, at least once, and retries. Without a mail server, the mailbox shows them. */
export function startEmailDelivery(platform: DeliveryPlatform): () => Promise<void> {
  const transport = smtpTransport(platform.settings);
  if (!transport) return () => Promise.resolve();
  const stop = repeat(() => deliverDueEmails(platform, transport, new Date()), {
    ...pauses,
    onFailure: (error) =>
      platform.log("failure", { path: "mail", error: error instanceof Error ? error.message : "unknown" }),
  });
  return async () => {
    await stop();
    transport.close();
  };
}

export async function deliverDueEmails(
  platform: DeliveryPlatform,
  transport: EmailTransport,
  now: Date,
): Promise<void> {
  const due = dueEmails(platform.database, now, batch);
  await Promise.all(due.map((message) => deliverEmail(platform, transport, message, now)));
}

async function deliverEmail(
  platform: DeliveryPlatform,
  transport: EmailTransport,
  due: QueuedEmail,
  now: Date,
): Promise<void> {
  const { database, log } = platform;
  const taken = await retryWhileLocked(() => takeEmail(database, due, now));
  if (!taken) return;
  const rendered = renderEmail(platform, taken, now);
  if (rendered) {
    try {
      await transport.send(rendered, `${taken.id}.${Date.parse(taken.createdAt)}`);
    } catch (error) {
      log("email not sent", { kind: taken.kind, attempt: taken.attempts, error: reasonOf(error) });
      if (!(error instanceof EmailError && error.isFinal)) return;
    }
  }
  await retryWhileLocked(() => removeEmail(database, taken));
}

/** An `EmailError` needs no stack. */
function reasonOf(error: unknown): unknown {
  return error instanceof EmailError ? error.message : error;
}
