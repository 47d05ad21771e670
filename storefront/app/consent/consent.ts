import { storageKeys } from "~/constants";
import { readStored, writeStored } from "~/store/stored-text";

/** The shopper's answer about analytics. */
export type Consent = "unknown" | "allowed" | "declined";

const listeners = new Set<() => void>();
/** For browsers that store nothing: the answer lasts until the page is left. */
let current: Consent | null = null;
/** How often the shopper reopened the question since the last answer. */
let reopenings = 0;

export function consent(): Consent {
  return (current ??= readConsent());
}

/** Stores the answer. Anything but "allowed" deletes the analytics id. */
export function setConsent(answer: Exclude<Consent, "unknown">): void {
  current = isDeclinedByBrowser() ? "declined" : answer;
  reopenings = 0;
  writeStored(storageKeys.consent, current);
  if (current !== "allowed") writeStored(storageKeys.clientId, null);
  notify();
}

/** Whether to show the question: there is no answer yet, or the shopper wants to change it. */
export function isConsentAsked(): boolean {
  return reopenings > 0 || consent() === "unknown";
}

/** Asks again; the last answer applies until there is a new one. */
export function reopenConsent(): void {
  reopenings += 1;
  notify();
}

/** How often the shopper has opened the question since the last answer, even while it was open. */
export function consentReopenings(): number {
  return reopenings;
}

/** Calls the listener after every answer, including those given in other tabs or on later pages. */
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

/** Global Privacy Control: the browser declines for its owner, and the Privacy Statement promises to respect that. */
export function isDeclinedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** The key is null when the whole storage was cleared. */
function follow({ key }: StorageEvent): void {
  if (key === storageKeys.consent || key === null) readAgain();
}

/** A page restored from the back/forward cache has missed the storage events. */
function catchUp({ persisted }: PageTransitionEvent): void {
  if (persisted) readAgain();
}

function readAgain(): void {
  current = null;
  reopenings = 0;
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
