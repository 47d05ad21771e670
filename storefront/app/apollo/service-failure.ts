import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/**
 * What a failed request means to a shopper: `unavailable`, the service is down, slow or talks nonsense, so try again;
 * `refused`, it understood and said no (a malformed cursor, a query it does not know).
 */
export type Failure = "unavailable" | "refused";

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

const internal = new Set(["INTERNAL_SERVER_ERROR", "THROTTLED", "SERVICE_UNAVAILABLE"]);

function failureOf(cause: unknown): Failure {
  if (CombinedGraphQLErrors.is(cause)) {
    return cause.errors.some((error) => internal.has(String(error.extensions?.["code"])))
      ? "unavailable"
      : "refused";
  }
  return ServerError.is(cause) && cause.statusCode === 400 ? "refused" : "unavailable";
}
