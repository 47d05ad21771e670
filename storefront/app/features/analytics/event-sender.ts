import { marketingRevision } from "~/shop/constants";
import * as storageKeys from "~/shop/storage-keys";
import { readStored, writeStored } from "~/browser/stored-text";
import { type EventSink, reportFailure } from "~/events/record-event";
import type { PublicSettings } from "~/settings/public-settings";
import { analyticsHit } from "./analytics-hit";
import { marketingEvent } from "./marketing-event";

type SenderSettings = Pick<PublicSettings, "url" | "analytics" | "marketing">;

/** Sends to both tools, without their scripts. Skips one without an id or key; failures are only logged. */
export function eventSender({ url, analytics, marketing }: SenderSettings): EventSink {
  const clientId = clientIdOfBrowser();
  return (event) => {
    if (analytics.id) {
      const page = { url: pageAddress(), title: document.title };
      const { address, body } = analyticsHit(event, { measurementId: analytics.id, clientId, page });
      sendInBackground(`${analytics.url}/g/collect?${address}`, body, {});
    }
    const body = marketing.key && marketingEvent(event, clientId, url);
    if (body) {
      sendInBackground(`${marketing.url}/client/events/?company_id=${marketing.key}`, JSON.stringify(body), {
        "Content-Type": "application/json",
        revision: marketingRevision,
      });
    }
  };
}

/**
 * Removes private parameters from the page's URL: those of a sign-in, of an email's link, of a brand's preview, and of the
 * shopper's garment.
 */
function pageAddress(): string {
  const address = new URL(location.href);
  for (const name of [
    "code",
    "state",
    "iss",
    "error",
    "error_description",
    "token",
    "email",
    "preview-brand",
    "near",
    "within",
  ])
    address.searchParams.delete(name);
  return address.href;
}

/** Completes even if the shopper leaves the page. Sends no cookies. */
function sendInBackground(address: string, body: string, headers: Record<string, string>): void {
  postEvent(address, body, headers).catch(reportFailure);
}

async function postEvent(address: string, body: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(address, {
    method: "POST",
    body,
    headers,
    keepalive: true,
    credentials: "omit",
  });
  if (!response.ok) throw new Error(`Received status code ${response.status}`);
}

/** Created only after the shopper consents. */
function clientIdOfBrowser(): string {
  const known = readStored(storageKeys.clientId);
  if (known) return known;
  const made = `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`;
  writeStored(storageKeys.clientId, made);
  return made;
}
