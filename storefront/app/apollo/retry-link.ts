import type { ApolloLink } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { ServerError } from "@apollo/client/errors";
import { OperationTypeNode } from "graphql";
import { ServiceFailure } from "~/http/service-failure";

const attempts = 3;
/** Milliseconds. If a service asks for a longer pause, the request fails. */
const pause = { first: 120, longest: 2000 };
const passing = new Set([502, 503, 504]);
/** The platform's statuses for rate limits: 429, and 430 for an IP address that sends too many requests. */
const throttled = new Set([429, 430]);

/**
 * Retries a query if the service was briefly unreachable or busy. Not a mutation, which may have taken effect, nor a query
 * that timed out. Throttled requests of any kind were not executed, so they are retried for `patience` milliseconds.
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

/** The seconds to wait if the service executed nothing, because too many requests came. Null after another error. */
export function throttledSeconds(error: unknown): number | null {
  const cause = error instanceof ServiceFailure ? error.cause : error;
  return isThrottled(cause) ? Math.ceil(delayOf(1, cause) / 1000) : null;
}

function isThrottled(error: unknown): boolean {
  return ServerError.is(error) && throttled.has(error.statusCode);
}

function isPassing(error: unknown): boolean {
  if (ServerError.is(error)) return passing.has(error.statusCode);
  // `fetch` throws a TypeError if the server is unreachable, an AbortError or TimeoutError otherwise.
  return error instanceof TypeError;
}

function delayOf(attempt: number, error: unknown): number {
  const requested = ServerError.is(error) ? retryAfter(error.response.headers.get("Retry-After")) : null;
  // With "Retry-After: 0", retrying at once would hit the limit again.
  if (requested !== null) return isThrottled(error) ? Math.max(requested, pause.first) : requested;
  return pause.first * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
}

/** Parses a Retry-After header, in seconds or a date, to milliseconds. */
function retryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
