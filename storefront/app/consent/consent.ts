import { storageKeys } from "~/constants";
import { readStored, writeStored } from "~/store/stored-text";

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
  notify();
}

/** Calls the listener after every decision, including those made in other tabs. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", follow);
    window.addEventListener("pageshow", catchUp);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", follow);
    window.removeEventListener("pageshow", catchUp);
  };
}

/**
 * Global Privacy Control: the browser declines on the shopper's behalf. The Privacy Statement promises to respect it.
 */
export function isDeclinedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** The key is null when all of local storage was cleared. */
function follow({ key }: StorageEvent): void {
  if (key === storageKeys.consent || key === null) readAgain();
}

/** A page restored from the back/forward cache has missed storage events. */
function catchUp({ persisted }: PageTransitionEvent): void {
  if (persisted) readAgain();
}

function readAgain(): void {
  current = null;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function readConsent(): Consent {
  if (isDeclinedByBrowser()) return "declined";
  const stored = readStored(storageKeys.consent);
  return stored === "allowed" || stored === "declined" ? stored : "unknown";
}
