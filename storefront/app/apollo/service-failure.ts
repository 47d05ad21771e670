import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/**
 * What a failed request means to a shopper: `unavailable`, the service is down, slow or talks nonsense, so try again;
 * `refused`, it understood and said no (a malformed cursor, a query it does not know); `signed-out`, it wants a
 * customer and there is none any more.
 */
export type Failure = "unavailable" | "refused" | "signed-out";

/** A request for data that was not answered with data. `cause` has the transport's error. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
  readonly failure: Failure;
  readonly operationName: string;

  constructor(operationName: string, cause: unknown) {
    super(`${operationName}: ${cause instanceof Error ? cause.message : "no data"}`, { cause });
    this.operationName = operationName;
    this.failure = failureOf(cause);
  }
}

/** Whether a service refused because there is no more room, such as on a wishlist. */
export function isLimitExceeded(error: unknown): boolean {
  const cause = error instanceof ServiceFailure ? error.cause : null;
  return (
    CombinedGraphQLErrors.is(cause) &&
    cause.errors.some(({ extensions }) => extensions?.["code"] === "LIMIT_EXCEEDED")
  );
}

const internal = new Set(["INTERNAL_SERVER_ERROR", "THROTTLED", "SERVICE_UNAVAILABLE"]);

function failureOf(cause: unknown): Failure {
  if (CombinedGraphQLErrors.is(cause)) {
    return cause.errors.some((error) => internal.has(String(error.extensions?.["code"])))
      ? "unavailable"
      : "refused";
  }
  if (ServerError.is(cause) && cause.statusCode === 401) return "signed-out";
  return ServerError.is(cause) && cause.statusCode === 400 ? "refused" : "unavailable";
}
