import { setTimeout } from "node:timers/promises";
import { whenUnlocked } from "../database/when-unlocked.ts";
import type { Platform } from "../server/platform.ts";
import { dueMails, type OutgoingMail, removeMail, takeMail } from "./outgoing-mail.ts";
import { isRefusedForGood, type MailTransport, sendError, smtpTransport } from "./smtp.ts";
import { writeMail } from "./written-mails.ts";

type DeliveryPlatform = Pick<Platform, "database" | "settings" | "log">;

/** Milliseconds between checks for waiting emails, and after a failed check. */
const delays = { usual: 500, afterFailure: 5_000 };
/** Maximum number of emails taken at once. */
const batch = 10;

/**
 * Sends the waiting emails by SMTP, at least once each, and retries the failed ones after longer and longer waits.
 * Without a mail server, nothing is sent, and the mailbox page shows the emails. Returns a function that stops it.
 */
export function startMailDelivery(platform: DeliveryPlatform): () => Promise<void> {
  const transport = smtpTransport(platform.settings);
  if (!transport) return () => Promise.resolve();
  const stopping = new AbortController();
  const deliverDue = () => deliverDueMails(platform, transport, new Date());

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wait = await deliverDue().then(
        () => delays.usual,
        (error: unknown) => {
          platform.log("failure", {
            path: "mail",
            error: error instanceof Error ? error.message : "unknown",
          });
          return delays.afterFailure;
        },
      );
      await setTimeout(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await running;
    transport.close();
  };
}

/** Makes one attempt for every email that is due. */
export async function deliverDueMails(
  platform: DeliveryPlatform,
  transport: MailTransport,
  now: Date,
): Promise<void> {
  const due = dueMails(platform.database, now, batch);
  await Promise.all(due.map((mail) => deliver(platform, transport, mail, now)));
}

async function deliver(
  platform: DeliveryPlatform,
  transport: MailTransport,
  due: OutgoingMail,
  now: Date,
): Promise<void> {
  const { database, log } = platform;
  const taken = await whenUnlocked(() => takeMail(database, due, now));
  if (!taken) return;
  const written = writeMail(platform, taken, now);
  if (written) {
    try {
      await transport.send(written, `${taken.id}.${Date.parse(taken.createdAt)}`);
    } catch (error) {
      log("mail not sent", { kind: taken.kind, attempt: taken.attempts, error: sendError(error) });
      if (!isRefusedForGood(error)) return;
    }
  }
  await whenUnlocked(() => removeMail(database, taken));
}
