import { randomBytes } from "node:crypto";

/** A token for the link that stops a customer's emails. Nobody can guess it. */
export function newStopToken(): string {
  return randomBytes(24).toString("base64url");
}

/** The storefront's page that stops the emails, for the link and for the mail program's own button. */
export function stopUrl(storefrontUrl: string, token: string): string {
  return `${storefrontUrl}/alerts/stop?token=${token}`;
}
