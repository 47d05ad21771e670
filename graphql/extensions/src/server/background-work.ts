import type { EmailSender } from "@circlet/service-kit/email/email";
import type { EmailTransport } from "@circlet/service-kit/email/email-transport";
import { repeat } from "@circlet/service-kit/repeat";
import { forgetUnconfirmed } from "../alerts/guests.ts";
import { forgetChangedProducts } from "../alerts/in-time/changed-products.ts";
import { forgetMatches } from "../alerts/in-time/find-matches.ts";
import { indexNewSearches, runAlerts, runInTimeAlerts } from "../alerts/run-alerts.ts";
import type { PushTransport } from "../alerts/push/push-transport.ts";
import { sendPushes } from "../alerts/push/send-pushes.ts";
import { sendAlerts } from "../alerts/send-alerts.ts";
import { confirmations, inTimeEmails, weeklyEmails } from "../alerts/waiting-emails.ts";
import { forgetGoneProducts } from "../closest/compared-products.ts";
import { readCatalog, readDueProducts } from "../closest/read-catalog.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "@circlet/service-kit/log";
import { lookUpOrders } from "../orders/look-up-orders.ts";
import { deleteOrdersBefore } from "../orders/order-store.ts";
import type { StorefrontApi } from "../platform/storefront-api.ts";
import { forgetOldWebhooks } from "../webhooks/receive-webhook.ts";

export interface BackgroundWork {
  readonly database: Database;
  readonly storefront: StorefrontApi;
  /** Undefined without a mail server. */
  readonly transport: EmailTransport | undefined;
  readonly push: PushTransport;
  readonly storefrontUrl: string;
  readonly sender: () => Promise<EmailSender>;
  readonly log: Log;
}

/** Milliseconds. */
const second = 1_000;
const hour = 3_600 * second;

/** Older orders would suggest products that are out of fashion. */
const keptOrders = 730 * 24 * hour;

/** Any number of processes may do it. Returns a function that stops it, also in the middle of a run. */
export function startBackgroundWork(work: BackgroundWork): () => Promise<void> {
  const { database, transport, push, log } = work;
  const onFailure = (error: unknown) => log("failure", { error });
  const stops = [
    repeat((signal) => lookUpOrders(work, { signal }), { every: 2 * second, onFailure }),
    repeat((signal) => readDueProducts(work, { signal }), { every: second, onFailure }),
    repeat((signal) => readCatalog(work, { signal }), { every: second, onFailure }),
    repeat(() => deleteOld(database, new Date()), { every: hour, onFailure }),
    ...(transport
      ? [
          repeat((signal) => runAlerts(work, signal), { every: 300 * second, onFailure }),
          repeat((signal) => indexNewSearches(work, signal), { every: second, onFailure }),
          repeat((signal) => runInTimeAlerts(work, signal), { every: second, onFailure }),
          repeat((signal) => sendPushes({ database, transport: push, log }, { signal }), {
            every: second,
            onFailure,
          }),
          ...[weeklyEmails(database), inTimeEmails(database), confirmations(database)].map((queue) =>
            repeat((signal) => sendAlerts({ ...work, queue, transport }, { signal }), {
              every: 2 * second,
              onFailure,
            }),
          ),
        ]
      : []),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function deleteOld(database: Database, now: Date): Promise<void> {
  await deleteOrdersBefore(database, new Date(now.getTime() - keptOrders));
  await forgetOldWebhooks(database, now);
  await forgetChangedProducts(database, now);
  await forgetMatches(database, now);
  await forgetUnconfirmed(database, now);
  await forgetGoneProducts(database, now);
}
