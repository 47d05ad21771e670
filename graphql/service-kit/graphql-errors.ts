import { GraphQLError } from "graphql";
import { waitingTime } from "./rate-limits/rate-limits.ts";
import { isUnusable } from "./sqlite/database-errors.ts";

export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "NOT_FOUND" } });
}

export function limitExceeded(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED" } });
}

/** A request that was sent too often. Responds with status 429. */
export function tooManyRequests(seconds: number): GraphQLError {
  const message = `That was a lot at once. Please wait ${waitingTime(seconds)} and try again.`;
  return new GraphQLError(message, {
    extensions: { code: "THROTTLED", http: { status: 429, headers: { "retry-after": String(seconds) } } },
  });
}

/** A request that needs a customer's token and has none. Responds with status 401, as for an invalid token. */
export function unauthorized(): GraphQLError {
  return new GraphQLError("Sign in to do this.", {
    extensions: {
      code: "UNAUTHORIZED",
      http: { status: 401, headers: { "www-authenticate": "Bearer" } },
    },
  });
}

/** The platform or the database is unreachable. Responds with status 503: clients may repeat the request. */
export function unavailable(): GraphQLError {
  return new GraphQLError("The service is not available.", {
    extensions: { code: "SERVICE_UNAVAILABLE", http: { status: 503 } },
  });
}

/** What a client learns of an unexpected error: only whether the request may be repeated. */
export function withoutDetails(error: unknown, masked: Error): Error {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  return isUnusable(cause) ? unavailable() : masked;
}
