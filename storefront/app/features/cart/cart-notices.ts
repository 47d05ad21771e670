import { NoIdReturned } from "~/apollo/no-id-returned";

/** Messages about failed changes. */
export const cartNotices = {
  unreachable: "We could not reach your bag. Please try again.",
  tooSlow: "Your bag took too long to answer. Please try again.",
  notOnline: "You are offline. Please try again when you are back.",
  refused: "That did not work. Please refresh the page and try again.",
  notRemoved: "We could not remove this. Please try again.",
  soldOut: (title: string) => `${title} has just been sold.`,
  left: (title: string) => `${title} has been sold and left your bag.`,
  offline: "You are offline. Your bag is safe and shows as soon as you are back.",
  slow: "Your bag takes too long to load. Please try again.",
  failed: "Your bag did not load. Please try again.",
} as const;

/** Why a change failed. */
export function changeFailure(error: unknown): string {
  if (isRefusal(error)) return cartNotices.refused;
  if (isOffline()) return cartNotices.notOnline;
  return isTimeout(error) ? cartNotices.tooSlow : cartNotices.unreachable;
}

/** Why the cart could not be read. */
export function readFailure(error: unknown): string {
  if (isOffline()) return cartNotices.offline;
  return isTimeout(error) ? cartNotices.slow : cartNotices.failed;
}

/** The service responded; after any other error the change may or may not have been made. */
export function isRefusal(error: unknown): boolean {
  return error instanceof NoIdReturned;
}

function isOffline(): boolean {
  return !navigator.onLine;
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  return error.name === "TimeoutError" || isTimeout(error.cause);
}
