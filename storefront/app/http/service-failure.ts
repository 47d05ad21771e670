import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/**
 * Why a request failed.
 * - `unavailable`: the service is down, slow or sends malformed responses; try again.
 * - `refused`: it rejected the request, for example an invalid cursor.
 * - `signed-out`: the session has ended.
 */
export type Failure = "unavailable" | "refused" | "signed-out";

/** A failed request. `cause` is Apollo Client's error. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
  readonly failure: Failure;
  readonly operationName: string;

  constructor(operationName: string, cause: unknown) {
    super(`${operationName}: ${messageOf(operationName, cause)}`, { cause });
    this.operationName = operationName;
    this.failure = failureKind(cause);
  }
}

function messageOf(operationName: string, cause: unknown): string {
  // Apollo Client's message calls a 2xx response without data malformed.
  if (ServerError.is(cause) && cause.statusCode < 300)
    return `Server response was missing for query '${operationName}'.`;
  return cause instanceof Error ? cause.message : "no data";
}

/** Whether nobody waits for the response any more. */
export function isAborted(error: unknown): boolean {
  return error instanceof ServiceFailure && error.cause instanceof Error && error.cause.name === "AbortError";
}

/** Whether the shop may not read this: it is the same for the next shopper. Takes Apollo Client's error. */
export function isDenied(cause: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(cause) &&
    cause.errors.every(({ extensions }) => extensions?.["code"] === "ACCESS_DENIED")
  );
}

/** Whether the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ServiceFailure && error.failure === "signed-out";
}

/** Whether the service refused because something is full, such as the wishlist. */
export function isLimitExceeded(error: unknown): boolean {
  const cause = error instanceof ServiceFailure ? error.cause : null;
  return (
    CombinedGraphQLErrors.is(cause) &&
    cause.errors.some(({ extensions }) => extensions?.["code"] === "LIMIT_EXCEEDED")
  );
}

const internal = new Set(["INTERNAL_SERVER_ERROR", "THROTTLED", "SERVICE_UNAVAILABLE"]);

function failureKind(cause: unknown): Failure {
  if (CombinedGraphQLErrors.is(cause)) {
    return cause.errors.some((error) => internal.has(String(error.extensions?.["code"])))
      ? "unavailable"
      : "refused";
  }
  if (ServerError.is(cause) && cause.statusCode === 401) return "signed-out";
  return ServerError.is(cause) && cause.statusCode === 400 ? "refused" : "unavailable";
}
