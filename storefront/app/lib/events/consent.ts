import { storageKeys } from "~/lib/constants";

/** What a shopper said to counting visits; "asked for" again when they want to say it anew. */
export type Consent = "unknown" | "allowed" | "declined";

const listeners = new Set<() => void>();
/** For browsers that keep nothing: the answer holds until the page is left. */
let current: Consent | null = null;

export function consent(): Consent {
  return (current ??= readConsent());
}

/** Remembers the answer; "unknown" asks again. */
export function setConsent(answer: Consent): void {
  current = answer;
  try {
    localStorage.setItem(storageKeys.consent, answer);
  } catch {
    // Remembered for this visit alone.
  }
  for (const listener of listeners) listener();
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signal by which a browser says no for its owner (Global Privacy Control): the Privacy Statement keeps to it. */
function isDeclinedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
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
