import { storageKeys } from "~/lib/constants";

/** What a shopper said to counting visits. */
export type Consent = "unknown" | "allowed" | "declined";

const listeners = new Set<() => void>();
/** For browsers that keep nothing: the answer holds until the page is left. */
let current: Consent | null = null;
/** How often the question was asked anew since its last answer. */
let reopenings = 0;

export function consent(): Consent {
  return (current ??= readConsent());
}

/** Remembers the answer. One that is no "yes" takes back what a former "yes" left here. */
export function setConsent(answer: Exclude<Consent, "unknown">): void {
  current = isDeclinedByBrowser() ? "declined" : answer;
  reopenings = 0;
  try {
    localStorage.setItem(storageKeys.consent, current);
    if (current !== "allowed") localStorage.removeItem(storageKeys.clientId);
  } catch {
    // Remembered for this visit alone.
  }
  tell();
}

/** Whether the question is to be seen: it has no answer yet, or the shopper wants to change theirs. */
export function isConsentAsked(): boolean {
  return reopenings > 0 || consent() === "unknown";
}

/** Asks again; what was said before holds until there is another answer. */
export function reopenConsent(): void {
  reopenings += 1;
  tell();
}

/** How often the shopper has asked for the question since its last answer, be it open or not. */
export function consentReopenings(): number {
  return reopenings;
}

/** Told of every answer, those given in the shop's other tabs, and on pages opened since this one, included. */
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

/** The signal by which a browser says no for its owner (Global Privacy Control): the Privacy Statement keeps to it. */
export function isDeclinedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** A storage without a key was cleared as a whole. */
function follow({ key }: StorageEvent): void {
  if (key === storageKeys.consent || key === null) readAgain();
}

/** A page that the browser kept as it was left has not heard of the storage's changes in the meantime. */
function catchUp({ persisted }: PageTransitionEvent): void {
  if (persisted) readAgain();
}

function readAgain(): void {
  current = null;
  reopenings = 0;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function readConsent(): Consent {
  if (isDeclinedByBrowser()) return "declined";
  try {
    const stored = localStorage.getItem(storageKeys.consent);
    return stored === "allowed" || stored === "declined" ? stored : "unknown";
  } catch {
    return "unknown";
  }
}
