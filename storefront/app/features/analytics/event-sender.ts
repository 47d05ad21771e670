import { marketingRevision, storageKeys } from "~/constants";
import { readStored, writeStored } from "~/store/stored-text";
import { type EventSink, reportFailure } from "~/events/record-event";
import type { PublicSettings } from "~/settings/public-settings";
import { analyticsHit } from "./analytics-hit";
import { marketingEvent } from "./marketing-event";

type SenderSettings = Pick<PublicSettings, "url" | "analytics" | "newsletter">;

/**
 * Sends events to both tools in their own formats, without their scripts. A tool without an id or key is skipped; a
 * failed request is logged and has no other effect.
 */
export function eventSender({ url, analytics, newsletter: marketing }: SenderSettings): EventSink {
  const clientId = clientIdOfBrowser();
  return (event) => {
    if (analytics.id) {
      const page = { url: pageAddress(), title: document.title };
      const { address, body } = analyticsHit(event, { measurementId: analytics.id, clientId, page });
      send(`${analytics.url}/g/collect?${address}`, body, {});
    }
    const body = marketing.key && marketingEvent(event, clientId, url);
    if (body) {
      send(`${marketing.url}/client/events/?company_id=${marketing.key}`, JSON.stringify(body), {
        "Content-Type": "application/json",
        revision: marketingRevision,
      });
    }
  };
}

/** The page's address without the parameters of a sign-in, which must stay private. */
function pageAddress(): string {
  const address = new URL(location.href);
  for (const name of ["code", "state", "iss", "error", "error_description"])
    address.searchParams.delete(name);
  return address.href;
}

/** Survives leaving the page, waits for nothing and sends no cookie. */
function send(address: string, body: string, headers: Record<string, string>): void {
  delivered(address, body, headers).catch(reportFailure);
}

async function delivered(address: string, body: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(address, {
    method: "POST",
    body,
    headers,
    keepalive: true,
    credentials: "omit",
  });
  if (!response.ok) throw new Error(`Received status code ${response.status}`);
}

/** Created when a shopper consents, never before. */
function clientIdOfBrowser(): string {
  const known = readStored(storageKeys.clientId);
  if (known) return known;
  const made = `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`;
  writeStored(storageKeys.clientId, made);
  return made;
}
