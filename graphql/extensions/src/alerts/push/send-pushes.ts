import type { Log } from "@circlet/service-kit/log";
import type { Database } from "../../database/database.ts";
import type { Alerts } from "../alerts.ts";
import { day } from "../make-alerts.ts";
import { endOfQuietHours, startOfQuietHours, usualQuietHours } from "../quiet-hours.ts";
import { removePushDevice } from "./push-device-store.ts";
import { pushNotification } from "./push-notification.ts";
import type { PushTransport } from "./push-transport.ts";
import { postponePush, postponeService, removePush, takePush } from "./waiting-pushes.ts";

/** Milliseconds for which a push service is left alone that failed. */
const pause = 60_000;

/**
 * Sends the messages to devices that wait, one after another, so that a crash sends one twice at most; the device shows it
 * once. A push service that fails or asks to wait is left alone, and the others go on. A message is given up after a day
 * or if the push service refuses it. Ends after the message that is on its way when `signal` aborts.
 */
export async function sendPushes(
  { database, transport, log }: { database: Database; transport: PushTransport; log: Log },
  { clock = () => new Date(), signal }: { clock?: () => Date; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const now = clock();
    const waiting = await takePush(database, now);
    if (!waiting) return;
    const { id, token, alerts, madeAt, service, timeZone, quietFrom, quietUntil } = waiting;
    const { from, until } = usualQuietHours;
    const hours = { timeZone, from: quietFrom ?? from, until: quietUntil ?? until };
    const quiet = endOfQuietHours(now, hours);
    if (quiet) {
      await postponePush(database, waiting, quiet);
      continue;
    }
    const [messageId = id] = id.split(".");
    // The device must not get it in its quiet hours either.
    const end = startOfQuietHours(now, hours)?.getTime() ?? Infinity;
    const outcome = await transport.send(waiting, {
      payload: JSON.stringify(pushNotification(messageId, JSON.parse(alerts) as Alerts, token)),
      seconds: Math.floor(Math.min(end - now.getTime(), day) / 1000),
      topic: messageId.replaceAll("-", "").slice(0, 32),
    });
    if ("status" in outcome) log("push not sent", { status: outcome.status });
    if (outcome.kind === "gone") await removePushDevice(database, waiting.endpoint);
    if (outcome.kind === "busy" && now.getTime() - Date.parse(madeAt) < day)
      await postponeService(database, service, new Date(now.getTime() + Math.max(pause, outcome.wait)));
    else await removePush(database, waiting);
  }
}
