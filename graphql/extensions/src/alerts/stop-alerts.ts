import { randomBytes } from "node:crypto";

/** A token for the link that stops a customer's emails. Nobody can guess it. */
export function newStopToken(): string {
  return randomBytes(24).toString("base64url");
}

/** The storefront's page that stops the alerts: all, also for the mail program's own button, or those of one search. */
export function stopPath(token: string, searchId?: string): string {
  return searchId === undefined
    ? `/alerts/stop?token=${token}`
    : `/alerts/stop/search?token=${token}&search=${searchId}`;
}

/** The storefront's page that confirms a guest's alerts. */
export function confirmPath(token: string): string {
  return `/alerts/confirm?token=${token}`;
}
