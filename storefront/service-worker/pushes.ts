/// <reference lib="webworker" />
import * as v from "valibot";
import * as language from "../app/messages/en/language.ts";
import * as messages from "../app/messages/en/notifications.ts";
import { accountPath, stopAlertsPath } from "../app/shop/paths.ts";
import { notificationTarget, type PushNotification, pushNotification } from "./push-notification.ts";

/** Chromium shows buttons below a notification, which TypeScript does not know. Other browsers leave them out. */
interface NotificationWithActions extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

const stopAction = "stop";

/** Shows what is new, opens it, and stops it, also while no page is open. */
export function listenToPushes(worker: ServiceWorkerGlobalScope): void {
  const { origin } = worker.location;

  const show = (title: string, options: NotificationWithActions) =>
    worker.registration.showNotification(title, {
      icon: "/icon-192.png",
      lang: language.tag,
      dir: language.direction === "rtl" ? "rtl" : "ltr",
      ...options,
    });

  worker.addEventListener("push", (event) => {
    const parsed = v.safeParse(pushNotification(origin), contentOf(event.data));
    event.waitUntil(parsed.success ? showNew(parsed.output) : showUnreadable());
  });

  function showNew({ id, title, body, path, stop }: PushNotification): Promise<void> {
    const actions = [{ action: stopAction, title: isOfAll(stop) ? messages.chooseStop : messages.stop }];
    // The same message again replaces it.
    return show(title, { body, tag: id, data: { path, stop }, actions });
  }

  /** Browsers end the subscription of a worker that shows nothing. */
  function showUnreadable(): Promise<void> {
    const data = { path: accountPath("saved-searches"), stop: null };
    return show(messages.unreadable, { body: messages.unreadableText, tag: "unreadable", data });
  }

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const target = v.safeParse(notificationTarget(origin), event.notification.data);
    if (!target.success) return;
    const { path, stop } = target.output;
    if (event.action !== stopAction || stop === null) return event.waitUntil(openPage(path));
    // The page names what stops.
    event.waitUntil(isOfAll(stop) ? openPage(stop) : stopAlerts(stop));
  });

  // The service knows only the subscription that has ended. The account gives it another, since a worker has no session.
  worker.addEventListener("pushsubscriptionchange", (event) => {
    const data = { path: accountPath("saved-searches"), stop: null };
    const shown = show(messages.ended, { body: messages.endedText, tag: "ended", data });
    // Nothing can be shown if the shopper no longer permits it.
    event.waitUntil(shown.catch(() => undefined));
  });

  async function openPage(path: string): Promise<void> {
    const pages = await worker.clients.matchAll({ type: "window" });
    const open = pages.find(({ url }) => url === origin + path);
    await (open ? open.focus() : worker.clients.openWindow(path));
  }

  /** Posts to the page of the stop link as a mail program does: the token is enough. */
  async function stopAlerts(stop: string): Promise<void> {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const response = await fetch(stop, { method: "POST", body, credentials: "omit" }).catch(() => null);
    // An unknown link has nothing left to stop.
    const isStopped = response !== null && (response.ok || response.status === 404);
    await show(isStopped ? messages.stopped : messages.notStopped, {
      body: isStopped ? messages.stoppedText : messages.notStoppedText,
      tag: "stopped",
      data: { path: isStopped ? accountPath("saved-searches") : stop, stop: null },
    });
  }
}

function isOfAll(stop: string): boolean {
  return stop.split("?", 1)[0] === stopAlertsPath;
}

function contentOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
