import type { Alerts } from "./alerts.ts";
import { alertEmail } from "./alert-email.ts";
import { day } from "./make-alerts.ts";
import { confirmationEmail } from "./confirmation-email.ts";
import { isGuest } from "./guests.ts";
import { confirmPath, stopPath } from "./stop-alerts.ts";
import type { EmailQueue } from "./waiting-emails.ts";
import { EmailError, type EmailTransport } from "@circlet/service-kit/email/email-transport";
import type { EmailSender } from "@circlet/service-kit/email/email";
import type { Log } from "@circlet/service-kit/log";

/**
 * Sends the emails that wait. A failed one is retried after a minute, two, four… up to an hour, and given up after a day
 * or if the mail server refuses it for good. A crash sends an email again, with the same `Message-ID`.
 * Ends after the email that is on its way when `signal` aborts.
 */
export async function sendAlerts(
  {
    queue,
    transport,
    storefrontUrl,
    sender,
    log,
  }: {
    queue: EmailQueue;
    transport: EmailTransport;
    storefrontUrl: string;
    sender: () => Promise<EmailSender>;
    log: Log;
  },
  { clock = () => new Date(), signal }: { clock?: () => Date; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    // Each email is reserved from its own start: the first ones may have taken minutes.
    const now = clock();
    const waiting = await queue.take(now);
    if (!waiting) return;
    const { customerId, email, token, alerts, madeAt, messageId } = waiting;
    try {
      const from = await sender();
      const message =
        queue.rhythm === "confirmation"
          ? confirmationEmail(storefrontUrl + confirmPath(token), from)
          : alertEmail(JSON.parse(alerts) as Alerts, {
              storefrontUrl,
              stopUrl: (search) => storefrontUrl + stopPath(token, search),
              rhythm: isGuest(customerId) ? "guest" : queue.rhythm,
              sender: from,
            });
      await transport.send({ to: email, message }, messageId);
    } catch (error) {
      log("email not sent", { error: error instanceof EmailError ? error.message : error });
      const isOld = now.getTime() - Date.parse(madeAt) >= day;
      if (!isOld && !(error instanceof EmailError && error.isFinal)) continue;
    }
    await queue.remove(waiting);
  }
}
