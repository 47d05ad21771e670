import * as storageKeys from "~/shop/storage-keys";
import { readStored, subscribeToStored, writeStored } from "~/browser/stored-text";

/** The shopper's decision about sharing visits with analytics and marketing tools. */
export type Consent = "unknown" | "allowed" | "declined";

const listeners = new Set<() => void>();
/** The last decision, also for browsers without storage, where it lasts until the page closes. */
let current: Consent | null = null;

export function consent(): Consent {
  return (current ??= readConsent());
}

/** Stores the decision. "declined" also deletes the analytics id. */
export function setConsent(answer: Exclude<Consent, "unknown">): void {
  current = isDeclinedByBrowser() ? "declined" : answer;
  writeStored(storageKeys.consent, current);
  if (current !== "allowed") writeStored(storageKeys.clientId, null);
  for (const each of listeners) each();
}

/** Calls the listener after every decision, including those made in other tabs. */
export function subscribeToConsent(listener: () => void): () => void {
  const readAgain = (): void => {
    current = null;
    listener();
  };
  /** A page restored from the back/forward cache has missed storage events. */
  const catchUp = ({ persisted }: PageTransitionEvent) => persisted && readAgain();
  const stop = subscribeToStored(storageKeys.consent, readAgain);
  window.addEventListener("pageshow", catchUp);
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
    window.removeEventListener("pageshow", catchUp);
  };
}

/** Global Privacy Control declines on the shopper's behalf, as the Privacy Statement promises. */
export function isDeclinedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

function readConsent(): Consent {
  if (isDeclinedByBrowser()) return "declined";
  const stored = readStored(storageKeys.consent);
  return stored === "allowed" || stored === "declined" ? stored : "unknown";
}
