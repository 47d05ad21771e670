import { NoIdReturned } from "~/apollo/no-id-returned";
import { TookTooLong } from "~/http/time-budget";
import * as messages from "~/messages/en/cart";

/** The shop or the service got too many requests and made no change. */
export class Throttled extends Error {}

export function changeFailure(error: unknown): string {
  if (isRefusal(error)) return messages.refused;
  if (error instanceof Throttled) return messages.tooMany;
  if (isOffline()) return messages.notOnline;
  return isTimeout(error) ? messages.tooSlow : messages.unreachable;
}

export function readFailure(error: unknown): string {
  if (isOffline()) return messages.offline;
  return isTimeout(error) ? messages.slow : messages.failed;
}

/** Whether the service rejected the change. After any other error, the change may have been made. */
export function isRefusal(error: unknown): boolean {
  return error instanceof NoIdReturned;
}

function isOffline(): boolean {
  return !navigator.onLine;
}

function isTimeout(error: unknown): boolean {
  return error instanceof TookTooLong;
}
