import type { ApolloLink } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { ServerError } from "@apollo/client/errors";
import { OperationTypeNode } from "graphql";

const attempts = 3;
/** Milliseconds. A service that asks for a longer pause is treated as down. */
const pause = { first: 120, longest: 2000 };
const passing = new Set([502, 503, 504]);
/** The platform limits requests: 429, and 430 for an address that sends too many. */
const throttled = new Set([429, 430]);

/**
 * Repeats a query when the service was unreachable or busy for a moment, no earlier than its Retry-After says. Never
 * repeats a mutation, because only its caller can find out whether it took effect, nor a query that timed out, because
 * the shopper has waited long enough.
 *
 * A throttled request was not executed, so it is repeated whatever it is, as long as its pauses last no longer than
 * `patience`: one more timeout, in milliseconds.
 */
export function retryLink(patience: number): RetryLink {
  const deadlines = new WeakMap<ApolloLink.Operation, number>();

  function isInTime(operation: ApolloLink.Operation, wait: number): boolean {
    const deadline = deadlines.get(operation) ?? performance.now() + patience;
    deadlines.set(operation, deadline);
    return performance.now() + wait <= deadline;
  }

  return new RetryLink({
    attempts: (attempt, operation, error) =>
      isThrottled(error)
        ? isInTime(operation, delayOf(attempt, error))
        : attempt < attempts &&
          operation.operationType === OperationTypeNode.QUERY &&
          isPassing(error) &&
          delayOf(attempt, error) <= pause.longest,
    delay: (attempt, _operation, error) => delayOf(attempt, error),
  });
}

function isThrottled(error: unknown): boolean {
  return ServerError.is(error) && throttled.has(error.statusCode);
}

function isPassing(error: unknown): boolean {
  if (ServerError.is(error)) return passing.has(error.statusCode);
  // What fetch throws when nothing answers. A timeout or an aborted request is an AbortError or TimeoutError.
  return error instanceof TypeError;
}

function delayOf(attempt: number, error: unknown): number {
  const requested = ServerError.is(error) ? retryAfter(error.response.headers.get("Retry-After")) : null;
  // Without a pause, a limit would never be over.
  if (requested !== null) return isThrottled(error) ? Math.max(requested, pause.first) : requested;
  return pause.first * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
}

/** Milliseconds of a Retry-After header, which holds seconds or a date. */
function retryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
